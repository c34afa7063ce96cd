import type { Context, Middleware } from 'koa'
import { Refused } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { countUp, forgive } from './limits.ts'

/**
 * @number how long a place that was taken under a limit counts. As long as read tables may lag; what a killed process
 * had begun counts no longer either.
 */
const A_DAY_S = 86_400

/**
 * For what there may be only so many of, as read tables count it: of many that are begun at once, none is in the count
 * of another. So each is counted here before that, until the read tables show it or it was refused; `begunBefore` says
 * how many more there are than they show. One that they show by then may count twice: never are there too many.
 */
export const oneMore =
  (kernel: Kernel, name: string, keyOf: (ctx: Context) => string): Middleware =>
  async (ctx, next) => {
    const limit = { name, seconds: A_DAY_S }
    const of = keyOf(ctx)
    const { points } = await countUp(kernel, limit, of)
    ctx.state['begunBefore'] = points - 1
    try {
      await next()
    } catch (error) {
      // Of any other failure nobody knows whether the act stands.
      if (error instanceof Refused) await forgive(kernel, limit, of)
      throw error
    }
    if (ctx.response.get('X-Stale') === '') await forgive(kernel, limit, of)
  }

export const begunBefore = (ctx: Context): number => Number(ctx.state['begunBefore'])
