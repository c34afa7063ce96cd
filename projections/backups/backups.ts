import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { BackupsEvent } from '../../backend/modules/backups/events.ts'

/** Each backup as it goes on; one that was removed stays, so that its place is known to be empty. */
export const backups = projection(
  'backups.backups',
  forCategory<BackupsEvent>('backup', {
    BackupRequested: (tx, { id, data: { requestedAt } }) =>
      tx.query(sql.typeAlias('void')`
        insert into backups.backups (id, requested_at) values (${id}, ${requestedAt}) on conflict (id) do nothing`),
    BackupPartStored: (tx, { id, data: { part } }) =>
      tx.query(sql.typeAlias('void')`update backups.backups set part = ${part} where id = ${id}`),
    BackupFinished: (tx, { id, data: { finishedAt, events, blobs, bytes, hash } }) =>
      tx.query(sql.typeAlias('void')`
        update backups.backups set state = 'good', finished_at = ${finishedAt}, events = ${events}, blobs = ${blobs},
          bytes = ${bytes}, hash = ${hash}
        where id = ${id}`),
    BackupFailed: (tx, { id, data: { during, reason } }) =>
      tx.query(sql.typeAlias('void')`
        update backups.backups set state = ${during === 'proof' ? 'damaged' : 'failed'}, reason = ${reason}
        where id = ${id}`),
    BackupProved: (tx, { id, data: { provedAt } }) =>
      tx.query(sql.typeAlias('void')`update backups.backups set proved_at = ${provedAt} where id = ${id}`),
    BackupKeysRemoved: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update backups.backups set has_keys = false where id = ${id}`),
    BackupRemoved: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update backups.backups set state = 'removed', has_keys = false where id = ${id}`),
  }),
)
