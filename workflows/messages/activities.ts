import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/decider.ts'
import { fingerprintOf } from '../../backend/kernel/fingerprint.ts'
import { log } from '../../backend/kernel/log.ts'
import { answerableSince } from '../../backend/kernel/heartbeat.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import {
  askedAt,
  claimDelivery,
  releaseDelivery,
  slideUnanswerable,
} from '../../backend/modules/messages/decide/deliver.ts'
import { eraseCancelled } from '../../backend/modules/messages/decide/erase.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { resumeMessage } from '../../backend/modules/messages/decide/pause.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { erasureOf, nextStep, openSlot, type Step } from '../../backend/modules/messages/next.ts'
import { retimeMessage } from '../../backend/modules/messages/decide/retime.ts'
import { waiveNotice, type Waiver } from '../../backend/modules/messages/decide/waive.ts'
import { contactWait } from '../../backend/modules/messages/queries/contactWait.ts'
import { databaseTime, deliveryOutcomes } from '../../backend/modules/messages/queries/facts.ts'
import { lastSign } from '../../backend/modules/messages/queries/lastSign.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { beating } from '../kernel/beating.ts'
import type { View } from '../kernel/tend.ts'
import { nextDateOf, retimedOf } from './dates.ts'
import { destroying, erasing } from './erase.ts'
import { inspecting } from './inspect.ts'
import { noticeMail } from './mail.ts'
import { recipientsOf } from './recipientsOf.ts'
import { noticeIdOf, telling } from './telling.ts'
import { timed } from './timed.ts'

// A workflow takes types from here alone.
export type { Courtesies, Courtesy } from './courtesies.ts'

/** What the timeline and its operators see of a message. */
export type MessageView = View<Step['step']> & {
  readonly round: number
  readonly dueAt: string
  readonly dayMs: number
  /** `fixed`, `recurring`, or empty while it has no date. */
  readonly mode?: string
  /** The same for all messages of one author, and tells nobody who that is. */
  readonly ownerRef?: string
  /** Why it cannot go on by itself; empty when it can. */
  readonly stallReason?: string
  /** Its date is another than the one that was chosen. */
  readonly isLate?: boolean
}

const CLOSED = new Set<Message['status']>([
  'new',
  'draft',
  'delivered',
  'undeliverable',
  'recalled',
  'cancelled',
  'erased',
])

/** Each step may run twice: it sleeps what is left, acts, and answers the next view. */
export const activities = (kernel: Kernel) => {
  const { load, mailer, clock } = kernel
  const ask = asking(kernel)
  const { askInTime, askUnchanged, untilBoth } = timed(kernel)
  const { destroyWords, isDestroyed } = destroying(kernel)
  const { cancelIfEnding } = erasing(kernel)
  const { lostOf, reportLost } = inspecting(kernel)
  const { peopleOf, tellOfClaim } = telling(kernel)

  const waitsFor = async ({ ownerId }: Message) => (await contactWait(kernel, ownerId)).until

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

  /** What was erased is over once its key is gone, too. */
  const erasure = async (state: Message): Promise<Step | undefined> => {
    if (state.status !== 'erased') return erasureOf(state, clock.dayMs)
    return (await isDestroyed(state.messageId)) ? undefined : { step: 'erase', at: clock.now() }
  }

  /** Each look resolves the zone again, at least every thirty days. */
  const nextOf = async (state: Message): Promise<Step | undefined> => {
    if (retimedOf(state)) return { step: 'retime', at: clock.now() }
    const step = nextStep(state) ?? (await erasure(state)) ?? (await lateArrival(state))
    return step?.step === 'complete' ? completion(state, step) : step
  }

  /** What operators search by besides its state. */
  const shownOf = ({ ownerId, plan, status, notices, damage, dueAt, promisedAt }: Message) => {
    const isBounced = Object.values(notices).some((notice) => notice?.state === 'bounced')
    const reason = isBounced ? 'bounced' : 'unreachable'
    const isClosed = CLOSED.has(status)
    return {
      mode: plan?.mode ?? '',
      ownerRef: fingerprintOf(kernel.settings, 'owner-ref', ownerId).slice(0, 32),
      stallReason: status === 'stalled' ? reason : damage && !isClosed ? 'damaged' : '',
      isLate: !isClosed && dueAt !== promisedAt,
    }
  }

  const loadView = async (stream: string): Promise<MessageView> => {
    const { state, revision } = await load(message, idOfStream(stream))
    const { status, round, dueAt, dayMs } = state
    const next = await nextOf(state)
    const isClosed = CLOSED.has(status) && !next
    return { revision: Number(revision ?? -1), status, round, dueAt, dayMs, isClosed, next, ...shownOf(state) }
  }

  const notice = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const open = openSlot(state)
    if (!open) return
    const { round } = state
    const { slot } = open
    const { author, names, addresses } = await peopleOf(state)
    const before = state.notices[slot]
    // A try whose answer was lost is the same try, with the same mail and the same link.
    const attempt = before?.state === 'attempted' ? before.attempt : (before?.attempt ?? 0) + 1
    const addrIdx = Math.min(before?.addrIdx ?? 0, addresses.length - 1)
    const mailId = noticeIdOf(state, slot, addrIdx, before?.voided ?? 0)
    const tried = { round, slot, attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
    const ids = [round, slot, attempt] as const
    const begun = await askInTime(messageId, beginNotice(tried), 'beginNotice', ...ids)
    if (!begun) return
    const { outcome, ...answer } = await mailer.send(
      noticeMail(kernel, begun, author, names, { ...tried, leavesAt: clock.now() }),
    )
    const proof = { ...tried, smtpCode: answer.smtpCode }
    const tries = { ...proof, addresses: addresses.length }
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      await ask(message, messageId, acceptNotice({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptNotice', ...ids)
    else {
      const [decision, name] = outcome === 'rejected' ? [rejectNotice, 'rejectNotice'] : [deferNotice, 'deferNotice']
      const after = await ask(message, messageId, decision(tries), name, ...ids)
      if (after?.status === 'stalled') await waive(messageId, { round, slot }, attempt)
    }
    await inspectInTime(state)
  }

  /** Two days and one day before are in time to give a broken recording again; a check never waits for a blob. */
  const inspectInTime = async (state: Message): Promise<void> => {
    try {
      await reportLost(state, await lostOf(state))
    } catch (error) {
      log.warn('recordings could not be read again', { stream: `message-${state.messageId}`, error })
    }
  }

  /** Whoever agreed to it beforehand is not waited for once no address has taken mail for long enough. */
  const waive = async (
    messageId: string,
    { round, slot }: Pick<Waiver, 'round' | 'slot'>,
    attempt: number,
  ): Promise<void> => {
    const { state } = await load(message, messageId)
    if (state.plan?.preconsentDays === undefined) return
    const [{ addresses }, since] = await Promise.all([peopleOf(state), lastSign(kernel, state.ownerId)])
    const waiver = { round, slot, addresses: addresses.length, since }
    await askInTime(messageId, waiveNotice(waiver), 'waiveNotice', round, slot, attempt)
  }

  /** Reading every recording takes its time: a message that was edited meanwhile is claimed at the next look. */
  const claim = async (messageId: string): Promise<void> => {
    const { state, revision } = await load(message, messageId)
    const { round } = state
    const recipients = recipientsOf(state)
    const lost = await lostOf(state)
    await reportLost(state, lost)
    const answerableMs = await answerableSince(kernel, askedAt(state))
    // Read last: whoever asks us to wait after this is heard at the release.
    const facts = { lost, answerableMs, dbAt: await databaseTime(kernel), waitsUntil: await waitsFor(state) }
    const claims = [round, state.claimsN] as const
    const claimed = claimDelivery({ round, recipients, ...facts })
    const after = await askUnchanged(revision)(messageId, claimed, 'claimDelivery', ...claims)
    if (after?.status === 'claimed') await tellOfClaim(after)
    const slide = slideUnanswerable({ round, answerableMs })
    if (!after) await askInTime(messageId, slide, 'slideUnanswerable', round, state.dueAt)
  }

  const release = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    const released = releaseDelivery({ occurrence, waitsUntil: await waitsFor(state) })
    await askInTime(messageId, released, 'releaseDelivery', state.round, occurrence, state.claimsN)
  }

  const retime = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const retimed = retimedOf(state)
    const { round } = state
    if (retimed) await askInTime(messageId, retimeMessage({ round, ...retimed }), 'retime', round, retimed.tzdb)
  }

  const complete = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    const outcomes = await outcomesOf(state)
    const next = nextDateOf(state)
    const ids = [state.round, occurrence, ...(state.status === 'undeliverable' ? ['late'] : [])]
    await ask(message, messageId, completeOccurrence({ occurrence, ...outcomes, next }), 'complete', ...ids)
    // Read after it: an end that was planned before this found a message that could not be stopped.
    await cancelIfEnding(state.ownerId, messageId)
  }

  const resume = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    await askInTime(messageId, resumeMessage(), 'resume', state.round, state.pausedUntil)
  }

  const erase = async (messageId: string): Promise<void> => {
    const { cancelledAt } = (await load(message, messageId)).state
    const after = await askInTime(messageId, eraseCancelled(), 'eraseCancelled', cancelledAt)
    if (after?.status === 'erased') await destroyWords(messageId)
  }

  const step = (act: (messageId: string) => Promise<void>) => (stream: string, at: string) =>
    beating(async () => {
      await untilBoth(at)
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
    retime: step(retime),
    erase: step(erase),
  }
}
export type Activities = ReturnType<typeof activities>
