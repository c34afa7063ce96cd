import { latest, plus } from '../../../kernel/log/decider.ts'
import { isOfLife } from '../message/plan.ts'
import type { Claim, MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { isDone } from '../message/notices.ts'
import { requireAgreement } from '../../../kernel/log/clocks.ts'
import { nextRound, type NextDate } from './complete.ts'
import { isResting, isSeenAfterAll, type LifeFact } from './life.ts'
import { refuse, requireRound, type Decide, type RecipientFact } from './guards.ts'
import { returnMessage } from './return.ts'
import { pauseByContact } from './pause.ts'
import { isSendable } from './sendable.ts'

/** @number how long a claimed delivery can be taken back at the least */
const LEAST_HOLD_MS = 250

/** How long somebody must have been able to answer: half a day, of a short plan a quarter of its lead. */
const requiredMs = ({ slots, dayMs }: Message): number => {
  const [only] = slots
  return slots.length === 1 && only ? only.minWaitMs / 2 : dayMs / 2
}

/** When the last check was taken or waived: from then on the answer page had to be up. */
export const askedAt = ({ slots, notices }: Message): string =>
  latest(...slots.map(({ slot }) => notices[slot]?.at ?? ''))

/** Until when a trusted contact has asked us to wait, read from the author's life just now. */
type Waiting = { readonly waitsUntil?: string }
/** The house came back from a backup, and no admin has opened it yet. */
type Closed = { readonly isClosed?: boolean }
/** What its author's life says, where that gave it its date. */
type Living = { readonly life?: LifeFact | undefined }

type ClaimFacts = Pick<Claim, 'round' | 'dbAt' | 'recipients'> & {
  /** How long the answer page was up since the last check. */
  readonly answerableMs: number
  /** Recordings that could not be read just now. */
  readonly lost: readonly string[]
  /** What is known of those it is for. */
  readonly people: readonly RecipientFact[]
  /** When it comes again, where it does. */
  readonly next?: NextDate | undefined
} & Waiting &
  Closed &
  Living

/** A letter never waits for a broken recording, but for a day; what has nothing whole left waits for a person. */
const requireWhole = ({ media, body, dueAt, dayMs }: Message, lost: readonly string[], at: string): void => {
  const isNothingLeft = body.trim() === '' && media.every(({ mediaId }) => lost.includes(mediaId))
  if (lost.length > 0 && (isNothingLeft || at < plus(dueAt, dayMs))) throw refuse('content-damaged')
}

/** Whether a check of the round was waived: nobody was there to ask. */
const isWaived = ({ slots, notices }: Message): boolean => slots.some(({ slot }) => notices[slot]?.state === 'waived')

/** What is too late for its author's limit waits for them; where nobody is there and it comes again, the next one counts. */
const tooLate = (message: Message, next: NextDate | undefined, at: string, dayMs: number): MessagesEvent[] => {
  const { occurrence, promisedAt } = message
  if (!next || !isWaived(message)) return [{ type: 'MessageHeld', data: { reason: 'late', heldAt: at } }]
  const leftOut = { occurrence, promisedAt, nextDueAt: next.dueAt }
  return [{ type: 'OccurrenceLeftOut', data: leftOut }, ...nextRound(message, next, at, dayMs)]
}

/**
 * The one moment after which "stop" becomes "take back": both notices are accepted, both clocks have passed the date,
 * the author could have answered, and every recording was read again from the object store. Whoever appends first wins
 * against an answer. While a trusted contact's wait runs it is paused instead; what cannot go out as it is, or comes
 * too late for its author's limit, is held, or left out for the next time.
 */
export const claimDelivery =
  ({
    round,
    dbAt,
    recipients,
    people,
    answerableMs,
    lost,
    next,
    waitsUntil = '',
    isClosed = false,
    life,
  }: ClaimFacts): Decide =>
  (message, context) => {
    const { at } = context
    const { dueAt, promisedAt, occurrence, notices, slots, dayMs, plan } = message
    const lateByMs = Math.max(0, Date.parse(at) - Date.parse(promisedAt))
    const isTooLate = plan?.lateLimitDays !== undefined && lateByMs > plan.lateLimitDays * dayMs
    const isIncomplete = !isSendable(message, people)
    const isHeld = (isTooLate || isIncomplete) && message.status === 'held' && message.round === round
    const isWaiting = message.status === 'paused' && message.round === round && at < waitsUntil
    const isRested = isResting(message, life) && message.round === round
    if (message.claim?.round === round || isHeld || isWaiting || isRested) return []
    requireRound(message, round, 'checked')
    if (slots.some(({ slot }) => !isDone(notices[slot]))) throw refuse('notice-missing')
    requireAgreement(at, dbAt)
    if (isSeenAfterAll(message, life)) return returnMessage({ of: 'life' })(message, context)
    if (at < dueAt || dbAt < dueAt) throw refuse('not-due', { until: dueAt })
    if (isClosed) throw refuse('house-closed')
    if (at < waitsUntil) return pauseByContact({ until: waitsUntil })(message, context)
    if (answerableMs < requiredMs(message)) throw refuse('not-answerable')
    if (isTooLate) return tooLate(message, next, at, context.dayMs)
    if (isIncomplete) return [{ type: 'MessageHeld', data: { reason: 'incomplete', heldAt: at } }]
    requireWhole(message, lost, at)
    const claim = {
      round,
      occurrence,
      claimedAt: at,
      dbAt,
      basis: isWaived(message) ? 'waiver' : 'notices',
      accepted: slots.flatMap(({ slot }) => (notices[slot]?.state === 'accepted' ? [notices[slot].mailId] : [])),
      dueAt,
      promisedAt,
      lateByMs,
      recipients,
      /** @number how long a delivery that has begun can be taken back: an hour of a real day */
      holdUntil: plus(at, Math.max(dayMs / 24, LEAST_HOLD_MS)),
      answerableMs,
      ...(lost.length > 0 && { lost }),
      ...(isOfLife(message) && { ofLife: message.ownerId }),
    } as const
    return [{ type: 'DeliveryClaimed', data: claim }]
  }

/** Whoever could not have answered is asked once more: the date moves by a day, and the last check is sent again. */
export const slideUnanswerable =
  ({ round, answerableMs }: Pick<ClaimFacts, 'round' | 'answerableMs'>): Decide =>
  (message, { at, dayMs }) => {
    if (message.round !== round || message.status !== 'checked') return []
    if (at < message.dueAt || answerableMs >= requiredMs(message)) return []
    const to = plus(latest(message.dueAt, plus(at, -dayMs)), dayMs)
    return [{ type: 'DueSlid', data: { round, from: message.dueAt, to, reason: 'not_answerable' } }]
  }

/**
 * Recordings that cannot be read are known from then on, so that the author can give them again in time. The mail
 * follows from the event, so that of several who find it in one moment one has news.
 */
export const reportDamage =
  ({ round, lost }: Pick<ClaimFacts, 'round' | 'lost'>): Decide =>
  ({ media, damage, round: now }, { at }) => {
    const isAttached = (mediaId: string) => media.some((medium) => medium.mediaId === mediaId)
    const mediaIds = lost.filter((mediaId) => isAttached(mediaId) && !damage?.mediaIds.includes(mediaId))
    if (round !== now || mediaIds.length === 0) return []
    return [{ type: 'ContentDamaged', data: { round, mediaIds, foundAt: at } }]
  }

/**
 * The undo time is over: the mails to the recipients may leave, unless a contact asked us to wait meanwhile, the
 * house is closed, or the author was seen: of what their life gave a date, that is read again after the claim.
 */
export const releaseDelivery =
  ({
    occurrence,
    waitsUntil = '',
    isClosed = false,
    life,
  }: { readonly occurrence: number } & Waiting & Closed & Living): Decide =>
  (message, context) => {
    const { status, claim, messageId } = message
    const { at } = context
    if (status !== 'claimed' || claim?.occurrence !== occurrence) return []
    if (isSeenAfterAll(message, life)) return returnMessage({ of: 'life' })(message, context)
    if (at < waitsUntil) return pauseByContact({ until: waitsUntil })(message, context)
    if (isClosed) throw refuse('house-closed')
    if (at < claim.holdUntil) throw refuse('hold-running', { until: claim.holdUntil })
    const { recipients } = claim
    const ofLife = isOfLife(message) ? { ofLife: message.ownerId } : {}
    return [{ type: 'DeliveryReleased', data: { messageId, occurrence, releasedAt: at, recipients, ...ofLife } }]
  }
