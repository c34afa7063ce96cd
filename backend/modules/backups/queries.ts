import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { closedSince } from '../../kernel/process/restored.ts'
import { BackupRow, type Backups } from './contract.ts'
import { isLate } from './keep.ts'

const Last = v.object({ lastGoodAt: v.nullable(v.string()), lastProvedAt: v.nullable(v.string()) })
const columns = sql.fragment`
  id, state, part, requested_at, finished_at, events, blobs, bytes, hash, proved_at, reason, has_keys`

/** When the newest good backup was finished, and when one was last proved by reading it back. */
export const lastOf = ({ db }: Kernel) =>
  db.one(sql.type(Last)`
    select max(finished_at) filter (where state = 'good') as last_good_at, max(proved_at) as last_proved_at
    from backups.backups`)

/** Every backup that is still there, newest first, and failed ones until they are cleared away. */
export const backupRows = ({ db }: Kernel) =>
  db.any(sql.type(BackupRow)`
    select ${columns} from backups.backups where state <> 'removed' order by requested_at desc, id desc`)

export const backups = async (kernel: Kernel): Promise<Backups> => {
  const last = await lastOf(kernel)
  const late = isLate(last.lastGoodAt, kernel.clock.now(), kernel.clock.dayMs)
  return { backups: [...(await backupRows(kernel))], ...last, isLate: late, closedSince: await closedSince(kernel.db) }
}

/** The backups that are being made, one of them left out. */
export const runningBeside = async (kernel: Kernel, backupId: string) =>
  (await backupRows(kernel)).filter(({ id, state }) => state === 'running' && id !== backupId)
