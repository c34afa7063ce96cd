import type { Context, Middleware } from 'koa'
import type { Role } from '../contract.ts'
import { Refused } from '../errors.ts'
import type { SystemNow } from '../process/system.ts'

/** How long a page waits before it asks again whether the house is open. */
const LOOK_AGAIN_S = 60

/**
 * What works while the house is looked after (billing-admin B8): deliveries and their answers, trusted duties, the
 * emergency stop, invitations to read, leaving the letters, webhooks, and whatever an admin needs to sign in.
 */
const STILL_WORKS =
  /^\/api\/(d|check|trusted|stop|invitations|newsletter|webhooks|csrf-token|account$|auth\/(?!signup|demo)|claims|openapi\.json|testing)/

const roleOf = (ctx: Context): Role | undefined => (ctx.state['standing'] as { role?: Role } | undefined)?.role

/** Holds the house's switches at its door: maintenance for all but admins, and closed sign-ups. */
export const houseRules =
  (system: SystemNow): Middleware =>
  async (ctx, next) => {
    const { maintenanceMode, registrationEnabled } = await system.now()
    if (maintenanceMode && roleOf(ctx) !== 'admin' && !STILL_WORKS.test(ctx.path))
      throw new Refused('maintenance', { seconds: LOOK_AGAIN_S })
    if (!registrationEnabled && ctx.method === 'POST' && ctx.path === '/api/auth/signup')
      throw new Refused('registration-closed')
    await next()
  }
