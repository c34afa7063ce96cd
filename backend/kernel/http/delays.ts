import * as v from 'valibot'
import { sql } from '../db.ts'
import { Refused } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { keyIn } from './limits.ts'

/** The first `free` tries cost nothing; each after them waits twice as long as the one before, up to `longestS`. */
export type Delay = {
  readonly name: string
  readonly free: number
  readonly firstS: number
  readonly longestS: number
  /** After so long without a try it begins anew; at least `longestS`. */
  readonly forgetS: number
}

const Tried = v.object({ points: v.number() })
const Left = v.object({ seconds: v.number() })
/** Where a doubled wait is longer than any longest one. */
const MOST_DOUBLED = 20

const waitAfter = ({ free, firstS, longestS }: Delay) => sql.fragment`
  make_interval(secs => case when l.points < ${free} then 0
    else least(${longestS}, ${firstS} * 2 ^ least(l.points - ${free}, ${MOST_DOUBLED})) end)`

/**
 * Counts one try, unless the wait after the last one is not over. Two at once are one after the other.
 * @throws Refused rate-limited, with the seconds that are left
 */
export const countDelayed = async (kernel: Kernel, delay: Delay, of: string): Promise<void> => {
  const key = keyIn(kernel, delay, of)
  const forget = sql.fragment`make_interval(secs => ${delay.forgetS})`
  const tried = await kernel.db.maybeOne(sql.type(Tried)`
    insert into kernel.limits as l (key, points, ends_at) values (${key}, 1, now() + ${forget})
    on conflict (key) do update set
      points = case when l.ends_at <= now() then 1 else l.points + 1 end,
      ends_at = excluded.ends_at
    where now() >= l.ends_at - ${forget} + ${waitAfter(delay)}
    returning points`)
  if (tried) return
  const left = await kernel.db.maybeOne(sql.type(Left)`
    select ceil(extract(epoch from l.ends_at - ${forget} + ${waitAfter(delay)} - now()))::int as seconds
    from kernel.limits l where key = ${key}`)
  throw new Refused('rate-limited', { seconds: Math.max(1, left?.seconds ?? 1) })
}

/** Forgets all tries: the right one came. */
export const forgetDelay = async (kernel: Kernel, delay: Delay, of: string): Promise<void> => {
  await kernel.db.query(sql.typeAlias('void')`delete from kernel.limits where key = ${keyIn(kernel, delay, of)}`)
}
