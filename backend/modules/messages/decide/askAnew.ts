import { latest } from '../../../kernel/log/decider.ts'
import { isMoving } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import type { Decide } from './guards.ts'
import { withdrawClaim } from './recall.ts'
import { earliestDue, roundOf, termsOf } from './schedule.ts'

/**
 * The house came back from a backup, and what was answered since is lost. What is sent unless its author answers is
 * asked about anew, and its date moves to where both checks have room; a claim of which nothing has left is withdrawn.
 */
export const askAnew =
  ({ restoredAt }: { readonly restoredAt: string }): Decide =>
  (message, context) => {
    const { status, plan, promisedAt, dueAt, round } = message
    const { at, dayMs } = context
    if (!plan || plan.restoredAt === restoredAt) return []
    const isAskedAbout = isMoving(status) && plan.answerRule === 'silent'
    if (status !== 'claimed' && !isAskedAbout) return []
    const withdrawn = withdrawClaim({ by: 'system', reason: 'restored' })(message, context)
    const anew = roundOf({ ...termsOf(plan), dueAt: promisedAt, restoredAt }, message, { at, dayMs, plan: 'normal' })
    const to = latest(dueAt, earliestDue(at, dayMs))
    const slid = { round: round + 1, from: promisedAt, to, reason: 'restored' } as const
    const moved: MessagesEvent[] = to === promisedAt ? [] : [{ type: 'DueSlid', data: slid }]
    return [...withdrawn, anew, ...moved]
  }
