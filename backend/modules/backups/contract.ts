import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'

export * from './contract/refusals.ts'

export const RequestBackup = v.strictObject({ backupId: Id })
export type RequestBackup = v.InferOutput<typeof RequestBackup>
export const Requested = v.object({ state: v.string() })

export const BackupRow = v.object({
  id: Id,
  state: v.picklist(['running', 'good', 'damaged', 'failed']),
  /** The last part that was stored. */
  part: v.nullable(v.picklist(['log', 'tables', 'keyring', 'blobs'])),
  requestedAt: Instant,
  finishedAt: v.nullable(Instant),
  events: v.number(),
  blobs: v.number(),
  bytes: v.number(),
  hash: v.nullable(v.string()),
  provedAt: v.nullable(Instant),
  reason: v.nullable(v.string()),
  hasKeys: v.boolean(),
})
export type BackupRow = v.InferOutput<typeof BackupRow>

export const Backups = v.object({
  /** Newest first. */
  backups: v.array(BackupRow),
  lastGoodAt: v.nullable(Instant),
  lastProvedAt: v.nullable(Instant),
  /** No good backup in 26 hours, or none yet. */
  isLate: v.boolean(),
  /** Since when this house, brought back from a backup, delivers nothing; null where it is open. */
  closedSince: v.nullable(Instant),
})
export type Backups = v.InferOutput<typeof Backups>
