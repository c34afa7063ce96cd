import { sql, type Db } from '../db.ts'
import { Stopped } from './stoppedAt.ts'

type Place = { readonly eventId: string; readonly type: string; readonly position: string }

const columns = sql.fragment`name as subscription, event_id, type, since`

/** Every subscription that stands. */
export const stoppedSubscriptions = async ({ db }: { readonly db: Db }): Promise<Stopped[]> => [
  ...(await db.any(sql.type(Stopped)`select ${columns} from kernel.stopped_subscriptions order by name`)),
]

export const stoppedAt = async ({ db }: { readonly db: Db }, name: string): Promise<Stopped | undefined> =>
  (await db.maybeOne(sql.type(Stopped)`
    select ${columns} from kernel.stopped_subscriptions where name = ${name}`)) ?? undefined

/** @returns whether it was not known to stand at this event */
export const keepStopped = async (db: Db, name: string, { eventId, type, position }: Place): Promise<boolean> => {
  const kept = await db.query(sql.typeAlias('void')`
    insert into kernel.stopped_subscriptions as s (name, event_id, type, position)
    values (${name}, ${eventId}, ${type}, ${position})
    on conflict (name) do update set event_id = excluded.event_id, type = excluded.type,
      position = excluded.position, since = now()
    where s.event_id <> excluded.event_id`)
  return kept.rowCount > 0
}

/** Forgets where it stood, if it has passed that. @returns whether it stands nowhere now */
export const hasPassed = async (db: Db, name: string, position: string): Promise<boolean> => {
  await db.query(sql.typeAlias('void')`
    delete from kernel.stopped_subscriptions where name = ${name} and position <= ${position}::numeric`)
  return (await stoppedAt({ db }, name)) === undefined
}
