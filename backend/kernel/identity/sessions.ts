import * as v from 'valibot'
import { sql, type Db, type Tx } from '../db.ts'

const Epoch = v.object({ epoch: v.number() })

/** Whether a session is of its account's epoch. One from before there were any, and an account without a row, are of the first. */
export const isOfToday = sql.fragment`(coalesce((data->>'epoch')::int, 0) = coalesce(
  (select epoch from kernel.credentials known where known.account_id = kernel.sessions.account_id), 0))`

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
    from kernel.sessions where account_id = ${accountId} and expires_at > now() and not is_replaced and ${isOfToday}
    order by seen_at desc, id_hash limit 100`)

const Id = v.object({ id: v.string() })

/** Those of these sessions that are open. */
export const openAmong = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.any(sql.type(Id)`
    select id_hash as id from kernel.sessions where id_hash = any(${sql.array(ids, 'text')}) and expires_at > now() and ${isOfToday}`)
  return new Set(rows.map(({ id }) => id))
}

/** Ends one session of an account. */
export const revokeSession = (db: Db, accountId: string, id: string) =>
  db.query(sql.typeAlias('void')`delete from kernel.sessions where account_id = ${accountId} and id_hash = ${id}`)

/** @param by the revision of the event that asks for it, which raises the epoch once, however often it is told; else none */
const raiseEpoch = async (tx: Tx, accountId: string, by: number | undefined = -1): Promise<number> => {
  const { epoch } = await tx.one(sql.type(Epoch)`
    insert into kernel.credentials as known (account_id, epoch, epoch_revision) values (${accountId}, 1, ${by})
    on conflict (account_id) do update
      set epoch = known.epoch + case when ${by} = -1 or known.epoch_revision < ${by} then 1 else 0 end,
        epoch_revision = greatest(known.epoch_revision, ${by})
    returning epoch`)
  return epoch
}
const endThoseBefore = (tx: Tx, accountId: string) =>
  tx.query(sql.typeAlias('void')`delete from kernel.sessions where account_id = ${accountId} and not ${isOfToday}`)

/**
 * Ends an account's sessions. One that begins at this moment, by a look at the account from before, is over as well: it
 * is of the epoch before. A number, since instants of two processes cannot be compared.
 * @param revision of the event that asks for it
 * @returns the epoch of today
 */
export const shutOut = (db: Db | Tx, accountId: string, { revision }: { revision?: number } = {}): Promise<number> =>
  db.transaction(async (tx) => {
    const epoch = await raiseEpoch(tx, accountId, revision)
    await endThoseBefore(tx, accountId)
    return epoch
  })

/**
 * Ends an account's sessions but the one that asks, which goes on in a new epoch.
 * @returns that epoch; undefined where the session was ended while its request was under way: it does not come back by it
 */
export const shutOutOthers = (db: Db | Tx, accountId: string, keep: string | undefined): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const epoch = await raiseEpoch(tx, accountId)
    const { rowCount } = await tx.query(sql.typeAlias('void')`
      update kernel.sessions set data = jsonb_set(data, '{epoch}', to_jsonb(${epoch}::int))
      where account_id = ${accountId} and id_hash = ${keep ?? null}`)
    await endThoseBefore(tx, accountId)
    return rowCount > 0 ? epoch : undefined
  })
