import type { Middleware } from 'koa'
import { Refused } from '../errors.ts'

/** What pages say whose press counts for a delivery, while we cannot take it: a claim needs the same store. */
export const AWAY = 'Nothing can be delivered while you see this page. Please try again in a few minutes.'

/** Whatever fails here, the reader is told one thing: nothing is delivered until this page works again. */
export const asAway: Middleware = async (_, next) => {
  try {
    await next()
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('store-unavailable')
  }
}

/** Waits for what Postgres keeps besides; while that is away, what was asked for counts all the same. */
export const whileThere = async <Kept>(keeping: Promise<Kept>): Promise<Kept | undefined> =>
  keeping.catch((error: unknown) => {
    if (error instanceof Refused) throw error
    return undefined
  })
