import type { Context, Middleware } from 'koa'
import type { Role } from '../contract.ts'
import { Refused } from '../errors.ts'
import type { SystemNow } from '../process/system.ts'

/** @number how long a page waits before it asks again whether the house is open */
const LOOK_AGAIN_S = 60

/** The kernel's own paths, which stay open. */
const OWN = /^\/api\/(openapi\.json$|testing\/)/

const roleOf = (ctx: Context): Role | undefined => (ctx.state['session'] as { role?: Role } | undefined)?.role

/** Holds maintenance at the door, for all but admins, and but for the paths that modules keep open. */
export const maintenance =
  (system: SystemNow, keptOpen: readonly RegExp[]): Middleware =>
  async (ctx, next) => {
    const { maintenanceMode } = await system.now()
    const isOpen = () => roleOf(ctx) === 'admin' || [OWN, ...keptOpen].some((path) => path.test(ctx.path))
    if (maintenanceMode && !isOpen()) throw new Refused('maintenance', { seconds: LOOK_AGAIN_S })
    await next()
  }
