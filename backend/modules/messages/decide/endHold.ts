import { isMoving } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import { chosenIn } from '../message/plan.ts'
import { callingOff } from './callingOff.ts'
import { refuse, requireAuthor, type Decide, type RecipientFact } from './guards.ts'
import { roundOf, termsOf } from './schedule.ts'
import { requireSendable } from './sendable.ts'

/**
 * Ends a hold. `keep_date`: the round goes on as if the answer had been "send as planned". `now`: one mail to the
 * author at once, and it is sent as soon as that left time to stop it; `local` and `dueAt` are the moment it becomes.
 */
export const endHold = (
  release: { readonly people: readonly RecipientFact[] } & (
    | { readonly how: 'keep_date' }
    | { readonly how: 'now'; readonly local: string; readonly dueAt: string; readonly isReauthenticated: boolean }
  ),
): Decide =>
  callingOff((message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    const { status, dueAt, plan, isConfirmed } = message
    const isReleased = isMoving(status) && status !== 'stalled'
    if (isReleased && release.how === 'keep_date' && isConfirmed) return []
    if (isReleased && release.how === 'now' && plan?.plan === 'short') return []
    if (status !== 'held' || !plan) throw refuse('not-held')
    requireSendable(message, release.people, release.how === 'now' ? 'always' : plan.answerRule)
    if (release.how === 'keep_date') {
      if (dueAt <= at) throw refuse('due-past')
      return [{ type: 'HoldReleased', data: { how: 'keep_date' } }]
    }
    if (!release.isReauthenticated) throw refuse('reauth-needed')
    const released: MessagesEvent = { type: 'HoldReleased', data: { how: 'now' } }
    const chosen = chosenIn(plan)
    const once = { ...chosen, answerRule: 'always', reauth: at, chosen } as const
    const { triggered: _, ...terms } = termsOf(plan)
    const now = { ...terms, local: release.local, dueAt: release.dueAt, ...once }
    return [released, roundOf(now, message, { at, dayMs, plan: 'short' })]
  })
