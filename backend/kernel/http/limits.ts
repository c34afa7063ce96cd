import { isIPv6 } from 'node:net'
import type { Context, Middleware } from 'koa'
import * as v from 'valibot'
import { sql, type Db, type Tx } from '../db.ts'
import { Refused } from '../errors.ts'
import { fingerprintOf } from '../log/fingerprint.ts'
import type { Kernel } from '../kernel.ts'

export type Limit = { readonly name: string; readonly points: number; readonly seconds: number }

/** What counting needs: in a transaction, what is counted is taken back with it. */
export type Counting = Pick<Kernel, 'settings'> & { readonly db: Pick<Db | Tx, 'one' | 'maybeOne'> }

const Row = v.object({ points: v.number(), seconds: v.number() })

/** The row in which tries are counted; it names nobody. */
export const keyIn = ({ settings }: Pick<Kernel, 'settings'>, { name }: { readonly name: string }, key: string) =>
  fingerprintOf(settings, 'limits', [name, key])

/**
 * Counts one more in a fixed window that begins with the first: how many there are now, and the seconds until it ends.
 * In a table, so that a limit holds over all processes and outlives them.
 */
export const countUp = (
  kernel: Counting,
  limit: Omit<Limit, 'points'>,
  of: string,
): Promise<v.InferOutput<typeof Row>> => {
  const key = keyIn(kernel, limit, of)
  return kernel.db.one(sql.type(Row)`
    with old as (
      delete from kernel.limits where key in (
        select key from kernel.limits where ends_at < now() and key <> ${key} limit 10 for update skip locked)
    )
    insert into kernel.limits as l (key, points, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      points = case when l.ends_at <= now() then 1 else l.points + 1 end,
      ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
    returning points, ceil(extract(epoch from ends_at - now()))::int as seconds`)
}

/**
 * Counts one try.
 * @throws Refused rate-limited, with the seconds until the window ends
 */
export const count = async (kernel: Counting, limit: Limit, of: string): Promise<void> => {
  const { points, seconds } = await countUp(kernel, limit, of)
  if (points > limit.points) throw new Refused('rate-limited', { seconds: Math.max(1, seconds) })
}

/** Whether this many tries were counted already in the window that runs. */
export const isSpent = async (kernel: Kernel, limit: Limit, of: string): Promise<boolean> =>
  kernel.db.exists(sql.typeAlias('void')`
    select from kernel.limits
    where key = ${keyIn(kernel, limit, of)} and points >= ${limit.points} and ends_at > now()`)

/** Takes a try back, one that turned out to be lawful: only failures then count. */
export const forgive = async (kernel: Kernel, limit: Pick<Limit, 'name'>, of: string): Promise<void> => {
  const key = keyIn(kernel, limit, of)
  await kernel.db.query(sql.typeAlias('void')`
    update kernel.limits set points = greatest(points - 1, 0) where key = ${key}`)
}

/** What counts for a limit, and as what it is refused where that is not `rate-limited`. */
export type Counted = { readonly limit: Limit; readonly of: string; readonly refused?: Refused }

/** Does what counts for each of these. Whatever is refused, or changes nothing after all, costs none of them anything. */
export const counting = async <Done extends { readonly position: string | undefined }>(
  kernel: Kernel,
  all: readonly Counted[],
  act: () => Promise<Done>,
): Promise<Done> => {
  const spent: Counted[] = []
  const giveBack = () => Promise.all(spent.map(({ limit, of }) => forgive(kernel, limit, of)))
  try {
    for (const one of all) {
      spent.push(one)
      await count(kernel, one.limit, one.of).catch((error: unknown) => {
        throw error instanceof Refused && one.refused ? one.refused : error
      })
    }
    const done = await act()
    if (done.position === undefined) await giveBack()
    return done
  } catch (error) {
    // Of any other failure nobody knows whether the act stands.
    if (error instanceof Refused) await giveBack()
    throw error
  }
}

/** Where a request comes from: an IPv4 address, or the /64 that one IPv6 customer has to choose from. */
export const networkOf = ({ ip }: Pick<Context, 'ip'>): string => {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace(/^::ffff:/, '')
  const [front = '', back = ''] = ip.split('::')
  const groups = front.split(':').filter(Boolean)
  const missing = 8 - groups.length - back.split(':').filter(Boolean).length
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}

/** Refuses with 429 and Retry-After what is asked too often, counted by network unless `keyOf` says otherwise. */
export const limited =
  (
    kernel: Kernel,
    name: string,
    points: number,
    seconds: number,
    keyOf: (ctx: Context) => string = networkOf,
  ): Middleware =>
  async (ctx, next) => {
    await count(kernel, { name, points, seconds }, keyOf(ctx))
    await next()
  }

/** Counts by network only what ends in this refusal; when they are too many, nothing is answered but 429. */
export const limitedOn =
  (kernel: Kernel, code: string, points: number, seconds: number): Middleware =>
  async (ctx, next) => {
    const limit = { name: code, points, seconds }
    await count(kernel, limit, networkOf(ctx))
    try {
      await next()
    } catch (error) {
      if (error instanceof Refused && error.code === code) throw error
      await forgive(kernel, limit, networkOf(ctx))
      throw error
    }
    await forgive(kernel, limit, networkOf(ctx))
  }
