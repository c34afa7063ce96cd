import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/decider.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { sealedBlobs } from '../../backend/kernel/sealedBlobs.ts'
import { claimDelivery, completeOccurrence, releaseDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { resumeMessage } from '../../backend/modules/messages/decide/pause.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { nextStep, openSlot, type Step } from '../../backend/modules/messages/next.ts'
import {
  authorFacts,
  databaseTime,
  deliveryOutcomes,
  recipientFacts,
} from '../../backend/modules/messages/queries/facts.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { beating, sleepUntil } from '../kernel/beating.ts'
import type { View } from '../kernel/tend.ts'
import { noticeMail } from './mail.ts'

// A workflow takes types from here alone.
export type { Courtesies, Courtesy } from './courtesies.ts'

/** What the timeline and its operators see of a message. */
export type MessageView = View<Step['step']> & {
  readonly round: number
  readonly dueAt: string
  readonly dayMs: number
}

const CLOSED = new Set<Message['status']>(['new', 'delivered', 'undeliverable', 'cancelled'])

/** Each step may run twice: it sleeps what is left, acts, and answers the next view. */
export const activities = (kernel: Kernel) => {
  const { load, mailer, clock, blobs, keyring } = kernel
  const ask = asking(kernel)
  const sealed = sealedBlobs({ blobs, keyring })

  const outcomesOf = ({ claim }: Message) =>
    deliveryOutcomes(kernel, claim?.recipients.map(({ deliveryId }) => deliveryId) ?? [])

  /** While links are open it looks again ever more slowly; a delivery that ends nudges it. */
  const completion = async (state: Message, step: Step): Promise<Step> => {
    const { ok, failed } = await outcomesOf(state)
    if (ok + failed >= (state.claim?.recipients.length ?? 0)) return step
    const now = clock.now()
    const ageMs = Math.max(0, Date.parse(now) - Date.parse(state.releasedAt))
    return { ...step, at: plus(now, Math.min(Math.max(1_000, ageMs / 4), state.dayMs / 24)) }
  }

  /** A message that had reached nobody is delivered after all once a link of it arrives. */
  const lateArrival = async (state: Message): Promise<Step | undefined> => {
    if (state.status !== 'undeliverable' || (await outcomesOf(state)).ok === 0) return undefined
    return { step: 'complete', at: state.releasedAt }
  }

  const loadView = async (stream: string): Promise<MessageView> => {
    const { state, revision } = await load(message, idOfStream(stream))
    const { status, round, dueAt, dayMs } = state
    const step = nextStep(state) ?? (await lateArrival(state))
    const next = step?.step === 'complete' ? await completion(state, step) : step
    const isClosed = CLOSED.has(status) && !next
    return { revision: Number(revision ?? -1), status, round, dueAt, dayMs, isClosed, next }
  }

  const notice = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const open = openSlot(state)
    if (!open) return
    const before = state.notices[open.slot]
    // A try whose answer was lost is the same try, with the same mail and the same link.
    const attempt = before?.state === 'attempted' ? before.attempt : (before?.attempt ?? 0) + 1
    const mailId = derivedId(`notice:${messageId}:${state.round}:${open.slot}`)
    const tried = { round: state.round, slot: open.slot, attempt, mailId }
    const ids = [state.round, open.slot, attempt] as const
    if (!(await ask(message, messageId, beginNotice(tried), 'beginNotice', ...ids))) return
    const [author, people] = await Promise.all([
      authorFacts(kernel, state.ownerId),
      recipientFacts(kernel, state.ownerId, state.recipientIds),
    ])
    const names = people.map(({ name }) => name)
    const { outcome, ...answer } = await mailer.send(noticeMail(kernel, state, author, names, tried))
    const proof = { ...tried, smtpCode: answer.smtpCode }
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      await ask(message, messageId, acceptNotice({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptNotice', ...ids)
    else if (outcome === 'rejected') await ask(message, messageId, rejectNotice(proof), 'rejectNotice', ...ids)
    else await ask(message, messageId, deferNotice(proof), 'deferNotice', ...ids)
  }

  const isDamaged = async ({ media, messageId }: Message): Promise<boolean> => {
    for (const { mediaId, sha256 } of media)
      if ((await sealed.verify(`media/${mediaId}/original`, messageId)) !== sha256) return true
    return false
  }

  const claim = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const { round, occurrence, recipientIds } = state
    const recipients = recipientIds.map((recipientId) => ({
      recipientId,
      deliveryId: derivedId(`delivery:${messageId}:${occurrence}:${round}:${recipientId}`),
    }))
    const facts = { isDamaged: await isDamaged(state), dbAt: await databaseTime(kernel) }
    await ask(message, messageId, claimDelivery({ round, recipients, ...facts }), 'claimDelivery', round)
  }

  const release = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    await ask(message, messageId, releaseDelivery({ occurrence }), 'releaseDelivery', state.round, occurrence)
  }

  const complete = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    const outcomes = await outcomesOf(state)
    const ids = [state.round, occurrence, ...(state.status === 'undeliverable' ? ['late'] : [])]
    await ask(message, messageId, completeOccurrence({ occurrence, ...outcomes }), 'complete', ...ids)
  }

  const resume = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    await ask(message, messageId, resumeMessage(), 'resume', state.round)
  }

  const step = (act: (messageId: string) => Promise<void>) => (stream: string, at: string) =>
    beating(async () => {
      await sleepUntil(at)
      await act(idOfStream(stream))
      const view = await loadView(stream)
      const { next, dayMs } = view
      // The same step again means that it was refused for now, by a clock or a blob: 5 minutes of a real day.
      if (!next || next.at > at) return view
      return { ...view, next: { ...next, at: plus(clock.now(), Math.max(1_000, dayMs / 288)) } }
    })

  return {
    loadView,
    notice: step(notice),
    claim: step(claim),
    release: step(release),
    complete: step(complete),
    resume: step(resume),
  }
}
export type Activities = ReturnType<typeof activities>
