import * as v from 'valibot'
import { sql, type Db } from './db.ts'

const Row = v.object({
  id: v.string(),
  device: v.nullable(v.string()),
  beganAt: v.nullable(v.string()),
  seenAt: v.string(),
})

/** An account's open sessions, the one seen last first. */
export const sessionsOf = (db: Db, accountId: string) =>
  db.any(sql.type(Row)`
    select id_hash as id, data->>'device' as device, data->>'beganAt' as began_at, seen_at
    from kernel.sessions where account_id = ${accountId} and expires_at > now() and not is_replaced
    order by seen_at desc, id_hash limit 100`)

/** Ends one session of an account. */
export const revokeSession = (db: Db, accountId: string, id: string) =>
  db.query(sql.typeAlias('void')`delete from kernel.sessions where account_id = ${accountId} and id_hash = ${id}`)

/** Ends an account's sessions that began before an instant, but for the one that is kept. */
export const revokeSessions = (
  db: Db,
  accountId: string,
  { before, keep = '' }: { before: string; keep?: string | undefined },
) =>
  db.query(sql.typeAlias('void')`
    delete from kernel.sessions where account_id = ${accountId} and id_hash <> ${keep}
      and coalesce(data->>'beganAt', '') < ${before}`)
