import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import * as v from 'valibot'
import { sql, type Db } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { networkOf } from '../../kernel/http/limits.ts'

const Row = v.object({ key: v.instance(Buffer) })
const MACHINES = /bot|crawl|spider|slurp|preview|headless|curl|wget|python|monitor/i

/** Today's key, made by the first visit of the day (UTC). Old ones go first: without it a hash stands for nobody. */
const keyOfToday = async (db: Db): Promise<Buffer> => {
  await db.query(sql.typeAlias('void')`
    delete from claims.visit_keys where day < (now() at time zone 'utc')::date - 1`)
  await db.query(sql.typeAlias('void')`
    insert into claims.visit_keys (day, key) values ((now() at time zone 'utc')::date, ${sql.binary(randomBytes(32))})
    on conflict (day) do nothing`)
  const { key } = await db.one(sql.type(Row)`
    select key from claims.visit_keys where day = (now() at time zone 'utc')::date`)
  return key
}

/** Whether somebody may be counted: a person's browser that does not ask to be left out (DNT, GPC). */
const mayCount = (ctx: Context): boolean =>
  ctx.get('DNT') !== '1' && ctx.get('Sec-GPC') !== '1' && !MACHINES.test(ctx.get('User-Agent') || 'bot')

/**
 * Notes that somebody is here, without a cookie and without their address: an HMAC of network and browser by a key that
 * lives for a day and is deleted at most 48 hours after it was made.
 */
export const noteVisit = async ({ db, settings }: Kernel, ctx: Context): Promise<void> => {
  if (!mayCount(ctx)) return
  const key = await keyOfToday(db)
  const visitor = createHmac('sha256', key)
    .update([networkOf(ctx), ctx.get('User-Agent'), settings.origin].join('\n'))
    .digest('hex')
  await db.query(sql.typeAlias('void')`delete from claims.visits where seen_at < now() - interval '1 day'`)
  await db.query(sql.typeAlias('void')`
    insert into claims.visits (visitor, seen_at) values (${visitor}, now())
    on conflict (visitor) do update set seen_at = excluded.seen_at`)
}

export const visitorsNow = async ({ db }: Kernel): Promise<number> => {
  const { count } = await db.one(sql.type(v.object({ count: v.number() }))`
    select count(*) as count from claims.visits where seen_at > now() - interval '5 minutes'`)
  return count
}
