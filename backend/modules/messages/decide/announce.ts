import { latest, plus } from '../../../kernel/log/decider.ts'
import { isTriggered } from '../message/plan.ts'
import { FURTHEST_DAYS } from '../contract/forms.ts'
import { isBegun, isPausable, isReturnable } from '../contract/status.ts'
import type { Armed, MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { withdrawn } from './callingOff.ts'
import { refuse, type Decide } from './guards.ts'
import { withdrawClaim } from './recall.ts'
import { restingAgain } from './return.ts'
import { earliestDue, roundOf } from './schedule.ts'

/** Of the calendar, however long a day of a demo is. */
const FURTHEST_MS = FURTHEST_DAYS * 86_400_000

/** What a contact may say of a message, while it is kept for an occasion that its author lets them announce. */
export const announcedBy = ({ armed }: Pick<Message, 'armed'>, contactId: string): Armed => {
  if (armed?.trigger !== 'milestone' || !armed.announcerIds.includes(contactId)) throw refuse('not-a-contact')
  return armed
}

/** A day and its first moment in the message's zone, as the caller resolved it. */
type Day = { readonly date: string; readonly dueAt: string; readonly local: string; readonly tzdb: string }

/**
 * One of the people whom its author named says when it happens: the message gets its date and its two checks in the
 * same append. Until delivery begins, any of them may say that it is another day: whoever said it first may be gone.
 */
export const announceOccasion =
  ({ contactId, day }: { readonly contactId: string; readonly day: Day }): Decide =>
  (message, { at, dayMs }) => {
    const { zone, preconsentDays, linkDays, delayDays } = announcedBy(message, contactId)
    const { announced, status } = message
    const { date, ...moment } = day
    if (announced?.date === date) return []
    if (announced && isBegun(status)) throw refuse('message-claimed')
    if (announced ? !isPausable(status) || !isTriggered(message) : status !== 'dormant') throw refuse('not-a-contact')
    if (moment.dueAt > plus(at, FURTHEST_MS) || moment.dueAt < plus(at, -FURTHEST_MS)) throw refuse('day-invalid')
    const terms = {
      mode: 'milestone',
      answerRule: 'silent',
      zone,
      ...moment,
      dueAt: latest(moment.dueAt, plus(at, delayDays * dayMs), earliestDue(at, dayMs)),
      preconsentDays,
      ...(linkDays !== undefined && { linkDays }),
      triggered: { cause: 'milestone', from: 'dormant' },
    } as const
    return [
      { type: 'MilestoneAnnounced', data: { contactId, date, ...(announced && { insteadOf: announced.date }) } },
      { type: 'MessageTriggered', data: { cause: 'milestone' } },
      roundOf(terms, message, { at, dayMs, plan: 'normal' }),
      // A pause outlasts the new date.
      ...(status === 'paused' ? [pausedAsBefore(message)] : []),
    ]
  }

const pausedAsBefore = ({ pausedUntil, pausedBy }: Message): MessagesEvent => ({
  type: 'MessagePaused',
  data: { until: pausedUntil, by: pausedBy },
})

/** Any of them says that it does not happen, until delivery begins: the message waits again, as before. */
export const withdrawOccasion =
  ({ contactId }: { readonly contactId: string }): Decide =>
  (message, { at }) => {
    if (!message.announced) return []
    announcedBy(message, contactId)
    if (isBegun(message.status)) throw refuse('message-claimed')
    if (!isTriggered(message)) return []
    return [...withdrawn(message, { by: 'contact', contactId }), restingAgain(message, at)]
  }

/** Whoever announced it is no contact any more: what they said goes with them, up to the end of the undo time. */
export const announcerLeft =
  ({ contactId }: { readonly contactId: string }): Decide =>
  (message, context) => {
    if (message.announced?.contactId !== contactId || !isTriggered(message) || !isReturnable(message.status)) return []
    return [
      ...withdrawn(message, { by: 'departure', contactId }),
      ...withdrawClaim({ by: 'contact', reason: 'contact' })(message, context),
      restingAgain(message, context.at),
    ]
  }
