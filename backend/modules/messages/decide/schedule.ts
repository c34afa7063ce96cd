import { plus } from '../../../kernel/log/decider.ts'
import type { ScheduleMessage } from '../contract.ts'
import { CHECK_DAYS, earliestFrom, leadOf } from '../contract/lead.ts'
import { isMoving } from '../contract/status.ts'
import type { MessagesEvent, NoticeSlot, Plan } from '../events.ts'
import type { Message } from '../message.ts'
import { preconsentOf } from '../message/plan.ts'
import { callingOff } from './callingOff.ts'
import { refuse, requireAuthor, requireChangeable, type Decide } from './guards.ts'
import { requireSealable, type SealFacts } from './seal.ts'
import { chosenDays, chosenRule } from './terms.ts'

/** @number how far ahead a message may be sealed */
const FIFTY_YEARS_MS = 50 * 365.25 * 86_400_000

/** A quarter of a day of each wait is slack for a mail that is tried again. */
export const slotsOf = (dueAt: string, dayMs: number): readonly NoticeSlot[] =>
  CHECK_DAYS.map((days, index) => ({
    slot: index + 1,
    at: plus(dueAt, -days * dayMs),
    minWaitMs: (days - 0.25) * dayMs,
  }))

/** One mail, at once, and half of the time there is to answer it: half an hour of a real day, where none is left. */
const shortSlots = (dueAt: string, at: string, dayMs: number): readonly NoticeSlot[] => [
  { slot: 0, at, minWaitMs: Math.max(dayMs / 48, Math.floor((Date.parse(dueAt) - Date.parse(at)) / 2)) },
]

/** The first date that leaves room for both checks. */
export const earliestDue = (at: string, dayMs: number): string => plus(at, earliestFrom(0, dayMs))

/** Whether the date leaves room for both checks; where it does not, only `always` may go with one mail. */
const planFor = (dueAt: string, at: string, dayMs: number, answerRule: Plan['answerRule']): Plan['plan'] => {
  if (dueAt <= at) throw refuse('due-past')
  if (dueAt > plus(at, FIFTY_YEARS_MS)) throw refuse('due-too-far')
  const lead = leadOf(Date.parse(dueAt), Date.parse(at), dayMs, answerRule)
  if (lead === 'too-soon') throw refuse('due-too-soon')
  if (lead === 'too-short') throw refuse('lead-too-short', { earliest: earliestDue(at, dayMs) })
  return lead === 'short' ? 'short' : 'normal'
}

/** What a plan says whichever round it is of. */
type Terms = Omit<Plan, 'round' | 'occurrence' | 'dayMs' | 'plan' | 'slots'>
export const termsOf = (plan: Plan): Omit<Terms, 'restoredAt'> => {
  const { round: _, occurrence: __, dayMs: ___, slots: ____, plan: _____, restoredAt: ______, ...terms } = plan
  return terms
}

/** A new round to the same terms; what went before counts for nothing. */
export const roundOf = (
  terms: Terms,
  { round, occurrence }: Pick<Message, 'round' | 'occurrence'>,
  { at, dayMs, plan }: { readonly at: string; readonly dayMs: number; readonly plan: Plan['plan'] },
): MessagesEvent => {
  const slots = plan === 'short' ? shortSlots(terms.dueAt, at, dayMs) : slotsOf(terms.dueAt, dayMs)
  return {
    type: 'MessageScheduled',
    data: { ...terms, round: round + 1, occurrence: Math.max(1, occurrence), dayMs, plan, slots },
  }
}

/** What the author chose of a plan, whatever round it became: asked for again it is no new choice. */
const choiceIn = ({ mode, answerRule, local, zone, dueAt, rule, ...plan }: Terms) =>
  JSON.stringify([
    [mode, answerRule, local, zone, dueAt],
    [rule?.every, rule?.count, rule?.until, rule?.leapDay],
    [plan.deliverIfIDie ?? false, plan.lateLimitDays, preconsentOf({ answerRule, ...plan }), plan.linkDays],
  ])

/**
 * Gives a message its date, or another one: every new date starts a new round whose checks begin anew. The instant
 * `dueAt`, the recipients' facts and when the password was proved are read by the caller.
 */
export const scheduleMessage = ({
  isReauthenticated = false,
  ...command
}: ScheduleMessage &
  SealFacts & {
    readonly dueAt: string
    readonly tzdb: string
    readonly isReauthenticated?: boolean
  }): Decide =>
  callingOff((message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    requireChangeable(message)
    const { mode, local, zone, tzdb, dueAt, answerRule, deliverIfIDie } = command
    const rule = chosenRule(command, Math.max(1, message.occurrence))
    const terms = {
      mode,
      answerRule,
      local,
      zone,
      tzdb,
      dueAt,
      ...(rule && { rule }),
      ...(deliverIfIDie !== undefined && { deliverIfIDie }),
      ...chosenDays(command),
    }
    if (isMoving(message.status) && message.plan && choiceIn(message.plan) === choiceIn(terms)) return []
    requireSealable(message, command, answerRule)
    const plan = planFor(dueAt, at, dayMs, answerRule)
    if (plan === 'short' && !isReauthenticated) throw refuse('reauth-needed')
    return [roundOf({ ...terms, ...(plan === 'short' && { reauth: at }) }, message, { at, dayMs, plan })]
  })
