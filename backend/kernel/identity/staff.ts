import type { Context, Middleware } from 'koa'
import type { Role } from '../contract.ts'
import { Refused } from '../errors.ts'
import { actorOf } from '../http/request.ts'
import type { SessionFacts } from './session.ts'

/** @number how long a session of staff lasts. Real hours and minutes: a thief is no faster in a demo. */
const SHIFT_MS = 12 * 3_600_000
/** @number how long a second factor of staff counts */
const STEP_UP_MS = 30 * 60_000

export const sessionFactsOf = (ctx: Context): SessionFacts => {
  const session = ctx.state['session'] as SessionFacts | undefined
  if (!session) throw new Refused('sign-in')
  return session
}

/** Whether the session began with a factor that a password alone did not add. */
export const hasShownFactor = (ctx: Context): boolean => sessionFactsOf(ctx).isProven

const isOlder = (at: string | undefined, ms: number): boolean => !at || Date.parse(at) < Date.now() - ms

/** Refuses a change unless a second factor was shown in the last half hour. */
export const requireStepUp = (ctx: Context): void => {
  if (isOlder(sessionFactsOf(ctx).factorAt, STEP_UP_MS)) throw new Refused('step-up-needed')
}

/**
 * Lets in whoever has one of these roles, in a session of less than 12 hours that began with a second factor; a change
 * (any method but GET and HEAD) asks for a second factor of the last half hour. Nothing else makes anybody staff.
 */
export const requireRole =
  (...roles: readonly Role[]): Middleware =>
  async (ctx, next) => {
    actorOf(ctx)
    const { role, factorAt, beganAt } = sessionFactsOf(ctx)
    if (!roles.includes(role)) throw new Refused('forbidden')
    if (isOlder(beganAt, SHIFT_MS)) throw new Refused('sign-in')
    if (!factorAt) throw new Refused('factor-needed')
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') requireStepUp(ctx)
    await next()
  }
