import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/decider.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { log } from '../../backend/kernel/log.ts'
import { answerableSince } from '../../backend/kernel/heartbeat.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import {
  askedAt,
  claimDelivery,
  releaseDelivery,
  slideUnanswerable,
} from '../../backend/modules/messages/decide/deliver.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { resumeMessage } from '../../backend/modules/messages/decide/pause.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { nextStep, openSlot, type Step } from '../../backend/modules/messages/next.ts'
import { retimeMessage } from '../../backend/modules/messages/decide/retime.ts'
import { waiveNotice } from '../../backend/modules/messages/decide/waive.ts'
import { databaseTime, deliveryOutcomes } from '../../backend/modules/messages/queries/facts.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { beating, sleepUntil } from '../kernel/beating.ts'
import type { View } from '../kernel/tend.ts'
import { nextDateOf, retimedOf } from './dates.ts'
import { noticeMail } from './mail.ts'
import { noticeIdOf, telling } from './telling.ts'

// A workflow takes types from here alone.
export type { Courtesies, Courtesy } from './courtesies.ts'

/** What the timeline and its operators see of a message. */
export type MessageView = View<Step['step']> & {
  readonly round: number
  readonly dueAt: string
  readonly dayMs: number
}

const CLOSED = new Set<Message['status']>(['new', 'delivered', 'undeliverable', 'recalled', 'cancelled'])

/** Each step may run twice: it sleeps what is left, acts, and answers the next view. */
export const activities = (kernel: Kernel) => {
  const { load, mailer, clock } = kernel
  const ask = asking(kernel)
  const { peopleOf, lostOf, tellOfDamage, tellOfClaim } = telling(kernel)

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

  /** Each look resolves the zone again, at least every thirty days. */
  const nextOf = async (state: Message): Promise<Step | undefined> => {
    if (retimedOf(state)) return { step: 'retime', at: clock.now() }
    const step = nextStep(state) ?? (await lateArrival(state))
    return step?.step === 'complete' ? completion(state, step) : step
  }

  const loadView = async (stream: string): Promise<MessageView> => {
    const { state, revision } = await load(message, idOfStream(stream))
    const { status, round, dueAt, dayMs } = state
    const next = await nextOf(state)
    const isClosed = CLOSED.has(status) && !next
    return { revision: Number(revision ?? -1), status, round, dueAt, dayMs, isClosed, next }
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
    if (!(await ask(message, messageId, beginNotice(tried), 'beginNotice', ...ids))) return
    const { outcome, ...answer } = await mailer.send(noticeMail(kernel, state, author, names, tried))
    const proof = { ...tried, smtpCode: answer.smtpCode }
    const tries = { ...proof, addresses: addresses.length }
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      await ask(message, messageId, acceptNotice({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptNotice', ...ids)
    else {
      const [decision, name] = outcome === 'rejected' ? [rejectNotice, 'rejectNotice'] : [deferNotice, 'deferNotice']
      const after = await ask(message, messageId, decision(tries), name, ...ids)
      if (after?.status === 'stalled') await waive(messageId, { round, slot, addresses: addresses.length }, attempt)
    }
    await tellInTime(state)
  }

  /** Two days and one day before are in time to give a broken recording again; a check never waits for a blob. */
  const tellInTime = async (state: Message): Promise<void> => {
    try {
      const lost = await lostOf(state)
      if (lost.length > 0) await tellOfDamage(state, lost)
    } catch (error) {
      log.warn('recordings could not be read again', { stream: `message-${state.messageId}`, error })
    }
  }

  /** Whoever agreed to it beforehand is not waited for once no address has taken mail for long enough. */
  const waive = async (messageId: string, slot: Parameters<typeof waiveNotice>[0], attempt: number): Promise<void> => {
    const { state } = await load(message, messageId)
    if (state.plan?.preconsentDays === undefined) return
    await ask(message, messageId, waiveNotice(slot), 'waiveNotice', slot.round, slot.slot, attempt)
  }

  const claim = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const { round, occurrence, recipientIds } = state
    const recipients = recipientIds.map((recipientId) => ({
      recipientId,
      deliveryId: derivedId(`delivery:${messageId}:${occurrence}:${round}:${recipientId}`),
    }))
    const lost = await lostOf(state)
    if (lost.length > 0) await tellOfDamage(state, lost)
    const answerableMs = await answerableSince(kernel, askedAt(state))
    const facts = { lost, answerableMs, dbAt: await databaseTime(kernel) }
    const claims = [round, state.claimsN] as const
    const after = await ask(
      message,
      messageId,
      claimDelivery({ round, recipients, ...facts }),
      'claimDelivery',
      ...claims,
    )
    if (after?.status === 'claimed') await tellOfClaim(after)
    const slide = slideUnanswerable({ round, answerableMs })
    if (!after) await ask(message, messageId, slide, 'slideUnanswerable', round, state.dueAt)
  }

  const release = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    await ask(message, messageId, releaseDelivery({ occurrence }), 'releaseDelivery', state.round, occurrence)
  }

  const retime = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const retimed = retimedOf(state)
    const { round } = state
    if (retimed) await ask(message, messageId, retimeMessage({ round, ...retimed }), 'retime', round, retimed.tzdb)
  }

  const complete = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    const outcomes = await outcomesOf(state)
    const next = nextDateOf(state)
    const ids = [state.round, occurrence, ...(state.status === 'undeliverable' ? ['late'] : [])]
    await ask(message, messageId, completeOccurrence({ occurrence, ...outcomes, next }), 'complete', ...ids)
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
    retime: step(retime),
  }
}
export type Activities = ReturnType<typeof activities>
