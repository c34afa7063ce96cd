import { latest, plus } from '../../../kernel/log/decider.ts'
import { isTriggered } from '../armed.ts'
import { FURTHEST_DAYS } from '../contract/announce.ts'
import { isBegun } from '../contract/status.ts'
import type { Armed } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse, type Decide } from './guards.ts'
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
 * One of the people whom its author named says when it happens: the message gets its date and its two checks in the same
 * append. Who was first counts; what was said already is not said again.
 */
export const announceOccasion =
  ({ contactId, day }: { readonly contactId: string; readonly day: Day }): Decide =>
  (message, { at, dayMs }) => {
    const { zone, preconsentDays, linkDays, delayDays } = announcedBy(message, contactId)
    if (message.announced) return []
    if (message.status !== 'dormant') throw refuse('not-a-contact')
    const { date, ...moment } = day
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
      { type: 'MilestoneAnnounced', data: { contactId, date } },
      { type: 'MessageTriggered', data: { cause: 'milestone' } },
      roundOf(terms, message, { at, dayMs, plan: 'normal' }),
    ]
  }

/** Whoever announced it takes it back, until delivery begins: the message waits again, as before. */
export const withdrawOccasion =
  ({ contactId }: { readonly contactId: string }): Decide =>
  (message, { at }) => {
    if (message.announced?.contactId !== contactId) return []
    announcedBy(message, contactId)
    if (isBegun(message.status)) throw refuse('message-claimed')
    if (!isTriggered(message)) return []
    return [{ type: 'MilestoneWithdrawn', data: { contactId } }, restingAgain(message, at)]
  }
