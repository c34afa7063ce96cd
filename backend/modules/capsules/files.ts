import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ContributionRow } from './contract.ts'

const File = v.object({
  id: v.string(),
  state: v.string(),
  mime: v.nullable(v.string()),
  variants: v.array(v.string()),
  durationMs: v.nullable(v.number()),
})
type File = v.InferOutput<typeof File>

/** How far these files are prepared, by their ids. */
export const filesOf = async (
  { db }: Pick<Kernel, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, File>> => {
  const rows = await db.any(sql.type(File)`
    select id, state, mime, variants, duration_ms from media.media where id = any(${sql.array([...ids], 'uuid')})`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Nothing more is done to it. */
const isDone = ({ state }: Pick<File, 'state'>): boolean => state === 'ready' || state === 'rejected'

/** How many of these files are not prepared yet: once the key is locked away, nothing can be. */
export const pendingOf = async (kernel: Pick<Kernel, 'db'>, ids: readonly string[]): Promise<number> => {
  const files = await filesOf(kernel, ids)
  return ids.filter((id) => !isDone(files.get(id) ?? { state: 'receiving' })).length
}

/** Whether all of a file that was sent for the capsule has arrived. */
export const hasArrived = ({ db }: Pick<Kernel, 'db'>, capsuleId: string, mediaId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    select from media.media
    where id = ${mediaId} and message_id = ${capsuleId} and owner_id = ${capsuleId} and state <> 'receiving'`)

export const fileRow = (file: File | undefined): ContributionRow['file'] => ({
  state: file?.state === 'ready' ? 'ready' : file?.state === 'rejected' ? 'set_aside' : 'preparing',
  type: file?.mime ?? null,
  variants: file?.variants ?? [],
  durationMs: file?.durationMs ?? null,
})
