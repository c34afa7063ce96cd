import * as v from 'valibot'
import { sql } from '../db.ts'
import type { Kernel } from '../kernel.ts'
import { dataLoaderIn } from '../log/dataLoader.ts'

/** @number how often in a day the answer page is tried (every minute of a real one) */
const BEATS_A_DAY = 1_440
/** How far apart the tries are: never more than one a second. */
export const beatMs = (dayMs: number): number => Math.max(dayMs / BEATS_A_DAY, 1_000)

/** @number how long beats of the processes are kept */
const KEPT_MS = 90 * 86_400_000

/** A beat of a clock that runs ahead is none: it would count for a time in which nobody has looked yet. */
const isPast = sql.fragment`<= clock_timestamp() + interval '5 seconds'`

/** The page answered: the whole beat counts as up. Whoever of worker and projector is first writes it. */
export const recordBeat = async ({ db }: Pick<Kernel, 'db'>, at: number, forMs: number): Promise<void> => {
  const minute = new Date(Math.floor(at / forMs) * forMs).toISOString()
  await db.query(sql.typeAlias('void')`
    insert into kernel.service_heartbeat (minute, ok_ms)
    select ${minute}::timestamptz, ${Math.round(forMs)}::int where ${minute}::timestamptz ${isPast}
    on conflict (minute) do nothing`)
}

/** Losing these rows only delays: old ones are of no more use. */
export const forgetOldBeats = async ({ db }: Pick<Kernel, 'db'>): Promise<void> => {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  await db.query(sql.typeAlias('void')`delete from kernel.service_heartbeat where minute < ${before}`)
}

const upSince = dataLoaderIn(async (db, asked: readonly string[]) => {
  const rows = asked.map((at) => [at])
  const sums = await db.any(sql.type(v.object({ ms: v.number() }))`
    select coalesce(sum(ok_ms), 0)::bigint as ms
    from ${sql.unnest(rows, ['timestamptz'])} with ordinality as asked (at, n)
    left join kernel.service_heartbeat on minute >= at and minute ${isPast}
    group by n order by n`)
  return sums.map(({ ms }) => ms)
})

/** For how long somebody who was asked at this moment could have answered, in milliseconds. */
export const answerableSince = async ({ db }: Pick<Kernel, 'db'>, at: string): Promise<number> =>
  at ? upSince(db, at) : 0
