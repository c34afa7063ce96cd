import { plus } from '../../backend/kernel/log/decider.ts'
import { derivedId, newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { acceptLink, beginLink, createDelivery, rejectLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { armMessage } from '../../backend/modules/messages/decide/arm.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import { claimDelivery, releaseDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { eraseCancelled } from '../../backend/modules/messages/decide/erase.ts'
import { acceptNotice, beginNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { pauseMessage } from '../../backend/modules/messages/decide/pause.ts'
import { recallMessage } from '../../backend/modules/messages/decide/recall.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import type { LifeFact } from '../../backend/modules/messages/decide/life.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { mediaFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { transcriptFact } from '../../backend/modules/messages/routes/draft.ts'
import { setVerification } from '../../backend/modules/recipients/decide/proof.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { ownerOf, type Author, type Household } from './household.ts'
import type { Telling } from './telling.ts'

export type { Telling }

/** A message brought to a state by its own decisions; what waits for a day is told with that day's time. */
export const storyOf = ({ kernel }: TestServer, { tell }: Household) => {
  const { dayMs } = kernel.clock
  const deliveryIdOf = (id: string, recipientId: string) => derivedId(`delivery of ${id} to ${recipientId}`)

  const draft = async (
    author: Author,
    {
      title = 'For Ben',
      body = 'Dear Ben',
      people = [],
      mediaIds = [],
      transcripts = {},
      messageId: id = newId(),
    }: Telling = {},
  ): Promise<string> => {
    const by = ownerOf(author.id)
    await tell(message, id, createDraft({ messageId: id, kind: 'mixed', draftsN: 0 }), by)
    const facts = await mediaFacts(kernel, author.id, id)
    const recipients = await recipientFacts(kernel, author.id, people)
    const media = facts.filter(({ mediaId }) => mediaIds.includes(mediaId))
    await tell(message, id, editMessage({ title, body, recipients, media }), by)
    for (const [mediaId, text] of Object.entries(transcripts))
      await tell(message, id, editMessage({ transcript: transcriptFact({ mediaId, text }) }), by)
    return id
  }
  /** Nothing gets a date before everybody can unlock it: whoever has no proof yet proves themselves by a code. */
  const proven = async (author: Author, recipientIds: readonly string[], isOld: boolean) => {
    const facts = await recipientFacts(kernel, author.id, recipientIds)
    for (const { recipientId, hasVerification } of facts)
      if (!hasVerification && !isOld)
        await tell(recipient, recipientId, setVerification({ method: 'otp', secretHash: '' }), ownerOf(author.id))
    return facts.map((fact) => ({ ...fact, hasVerification: true }))
  }
  const reschedule = async (
    author: Author,
    id: string,
    dueAt: string,
    {
      answerRule = 'silent',
      rule,
      linkDays,
      preconsentDays,
      isOld = false,
    }: Pick<Telling, 'answerRule' | 'rule' | 'linkDays' | 'preconsentDays' | 'isOld'> = {},
  ): Promise<Message> => {
    const { state } = await kernel.load(message, id)
    const recipients = await proven(author, state.recipientIds, isOld)
    const mode = rule ? 'recurring' : 'fixed'
    const plan = {
      mode,
      answerRule,
      ...(rule && { rule }),
      ...(linkDays !== undefined && { linkDays }),
      ...(preconsentDays !== undefined && { preconsentDays }),
      local: dueAt.slice(0, 23),
      zone: 'UTC',
      tzdb: '2026a',
    } as const
    const decision = scheduleMessage({ ...plan, dueAt, recipients, isVerified: true, isReauthenticated: true })
    return tell(message, id, decision, ownerOf(author.id))
  }
  const scheduled = async (author: Author, telling: Telling = {}): Promise<string> => {
    const id = await draft(author, telling)
    await reschedule(author, id, plus(kernel.clock.now(), (telling.inDays ?? 10) * dayMs), telling)
    return id
  }
  const dormant = async (author: Author, telling: Telling = {}): Promise<string> => {
    const id = await draft(author, telling)
    const recipients = await proven(author, telling.people ?? [], telling.isOld ?? false)
    const lifePlan = { intervalDays: 90, k: null, preconsentDays: 60 }
    const facts = { recipients, isVerified: true, lifePlan, contactIds: [] }
    const kept = { mode: 'posthumous', trigger: 'inactivity', zone: 'UTC' } as const
    await tell(message, id, armMessage({ ...kept, ...facts }), ownerOf(author.id))
    return id
  }
  const tried = async (id: string, slot: number) => {
    const { round, notices } = (await kernel.load(message, id)).state
    const attempt = (notices[slot]?.attempt ?? 0) + 1
    return { round, slot, attempt, mailId: derivedId(`notice ${slot} of ${id}`) }
  }
  /** The transport takes the check of this slot, or refuses it. */
  const notice = async (id: string, slot: number, isTaken = true) => {
    const { slots, dueAt } = (await kernel.load(message, id)).state
    const at = slot === 2 ? plus(dueAt, -dayMs) : (slots[0]?.at ?? '')
    const one = await tried(id, slot)
    await tell(message, id, beginNotice(one), undefined, at)
    const answer = isTaken
      ? acceptNotice({ ...one, smtpCode: 250, acceptedAt: at })
      : rejectNotice({ ...one, smtpCode: 550 })
    return tell(message, id, answer, undefined, at)
  }
  const noticed = async (author: Author, telling: Telling = {}) => {
    const id = await scheduled(author, telling)
    await notice(id, 1)
    return id
  }
  const stalled = async (author: Author, telling: Telling = {}) => {
    const id = await scheduled(author, telling)
    await notice(id, 1, false)
    return id
  }
  const checked = async (author: Author, telling: Telling = {}) => {
    const id = await noticed(author, telling)
    await notice(id, 2)
    return id
  }
  const held = async (author: Author, telling: Telling = {}) => {
    const id = await noticed(author, telling)
    await tell(message, id, respond({ outcome: 'held', via: 'app' }), ownerOf(author.id))
    return id
  }
  const paused = async (author: Author, telling: Telling = {}) => {
    const id = await noticed(author, telling)
    const until = plus(kernel.clock.now(), 30 * dayMs)
    await tell(message, id, pauseMessage({ until }), ownerOf(author.id))
    return id
  }
  const cancelled = async (author: Author, telling: Telling = {}) => {
    const id = await scheduled(author, telling)
    await tell(message, id, cancelMessage({ via: 'app' }), ownerOf(author.id))
    return id
  }
  const erased = async (author: Author, telling: Telling = {}) => {
    const id = await cancelled(author, telling)
    await tell(message, id, eraseCancelled(), undefined, plus(kernel.clock.now(), 30 * dayMs))
    return id
  }
  const claimed = async (author: Author, telling: Telling = {}) => {
    return claim(await checked(author, telling))
  }
  /** Both checks are taken and their time is over. */
  const claim = async (id: string, life?: LifeFact): Promise<string> => {
    const { round, dueAt, recipientIds } = (await kernel.load(message, id)).state
    const recipients = recipientIds.map((recipientId) => ({ recipientId, deliveryId: deliveryIdOf(id, recipientId) }))
    await tell(
      message,
      id,
      claimDelivery({ round, dbAt: dueAt, answerableMs: 86_400_000, lost: [], recipients, people: [], life }),
      undefined,
      dueAt,
    )
    return id
  }
  const recalled = async (author: Author, telling: Telling = {}) => {
    const id = await claimed(author, telling)
    await tell(message, id, recallMessage({ links: [] }), ownerOf(author.id))
    return id
  }
  const delivering = async (author: Author, telling: Telling = {}) => {
    const id = await claimed(author, telling)
    const at = (await kernel.load(message, id)).state.claim?.holdUntil
    await tell(message, id, releaseDelivery({ occurrence: 1 }), undefined, at)
    return id
  }
  /** A recipient's own delivery, mailed now: its page asks the clock whether the link is too old. */
  const mailed = async (author: Author, id: string, recipientId: string, isTaken = true) => {
    const deliveryId = deliveryIdOf(id, recipientId)
    const about = { messageId: id, recipientId }
    const linkNonce = derivedId(`link of ${deliveryId}`)
    const { address } = (await kernel.load(recipient, recipientId)).state
    const facts = { ...about, authorId: author.id, occurrence: 1, address, name: 'Ben' }
    await tell(delivery, deliveryId, createDelivery({ ...facts, linkNonce, hasDeclined: false }))
    const one = { ...about, attempt: 1, mailId: derivedId(`mail of ${deliveryId}`) }
    await tell(delivery, deliveryId, beginLink(one))
    const acceptedAt = kernel.clock.now()
    const proof = { ...one, smtpCode: isTaken ? 250 : 550 }
    await tell(delivery, deliveryId, isTaken ? acceptLink({ ...proof, acceptedAt }) : rejectLink(proof))
    return { deliveryId, token: kernel.capabilities.issue('deliver', deliveryId, linkNonce) }
  }
  /** A recipient's own delivery whose mail no address has taken for a week: its id. */
  const unreached = async (author: Author, id: string, recipientId: string): Promise<string> => {
    const { deliveryId } = await mailed(author, id, recipientId, false)
    for (let attempt = 2; attempt <= 4; attempt += 1) {
      const one = { messageId: id, recipientId, attempt, mailId: newId() }
      const retryAt = (await kernel.load(delivery, deliveryId)).state.link?.at
      for (const decision of [beginLink(one), rejectLink({ ...one, smtpCode: 550 })])
        await tell(delivery, deliveryId, decision, undefined, retryAt)
    }
    return deliveryId
  }
  const ended =
    (ok: number, failed: number) =>
    async (author: Author, telling: Telling = {}) => {
      const id = await delivering(author, telling)
      await tell(message, id, completeOccurrence({ occurrence: 1, ok, failed }))
      return id
    }
  return {
    draft,
    dormant,
    scheduled,
    noticed,
    checked,
    stalled,
    held,
    paused,
    cancelled,
    erased,
    claimed,
    delivering,
    delivered: ended(1, 0),
    undeliverable: ended(0, 1),
    recalled,
    reschedule,
    notice,
    claim,
    mailed,
    unreached,
  }
}
export type Story = ReturnType<typeof storyOf>
