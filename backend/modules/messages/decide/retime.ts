import { latest, plus } from '../../../kernel/log/decider.ts'
import { isMoving, statusesThat } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import { isDone } from '../message/notices.ts'
import { requireRound, type Decide } from './guards.ts'
import { roundOf, termsOf } from './schedule.ts'

/** @number how far a zone's change may move a date whose checks were sent */
const TWO_HOURS_MS = 2 * 3_600_000

/**
 * A zone changed its rules: the wall-clock time that the author chose is another instant now. A date that has slid
 * stays, and none moves to before what an accepted check promised. Checks that were sent hold for up to two hours;
 * beyond that the round begins anew.
 */
export const retimeMessage =
  ({ round, dueAt, tzdb }: { readonly round: number; readonly dueAt: string; readonly tzdb: string }): Decide =>
  (message, { at, dayMs }) => {
    const { promisedAt, notices, slots, plan } = message
    if (message.round !== round || message.dueAt !== promisedAt || plan?.tzdb === tzdb) return []
    requireRound(message, round, ...statusesThat(isMoving))
    const done = slots.filter(({ slot }) => isDone(notices[slot]))
    const to = latest(dueAt, ...done.map(({ slot, minWaitMs }) => plus(notices[slot]?.at ?? dueAt, minWaitMs)))
    if (to === promisedAt) return []
    const retimed: MessagesEvent = { type: 'MessageRetimed', data: { round, from: promisedAt, to, tzdb } }
    const byMs = Math.abs(Date.parse(to) - Date.parse(promisedAt))
    if (done.length === 0 || byMs <= TWO_HOURS_MS || !plan) return [retimed]
    return [retimed, roundOf({ ...termsOf(plan), dueAt: to, tzdb }, message, { at, dayMs, plan: plan.plan })]
  }
