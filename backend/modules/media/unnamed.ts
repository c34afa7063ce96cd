import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { recordableOf } from '../../kernel/process/recordable.ts'
import type { Media } from './media.ts'
import { longAgo, RECORDING } from './queries.ts'

/** @number unnamed recordings that a sweep gives up at once */
const MOST_AT_ONCE = 200
const Row = v.object({ id: v.string() })

type Looks = Pick<Kernel, 'clock' | 'recordables'>

/**
 * Recordings that the read tables know nothing to name: nothing was done to them for a week, nor does any module name them.
 * What another was cut from goes after that one.
 */
const unnamed = ({ clock, recordables }: Looks) => {
  const row = { ...RECORDING, longAgo: longAgo(clock) }
  const conditions = [
    sql.fragment`f.state in ('ready', 'rejected') and f.updated_at < ${longAgo(clock)}`,
    sql.fragment`not exists (select from media.media c where c.cut ->> 'from' = f.id::text)`,
    ...recordables.map(({ named }) => sql.fragment`not (${named.rows(row)})`),
  ]
  return sql.join(conditions, sql.fragment` and `)
}

export const unnamedMedia = async (kernel: Kernel): Promise<string[]> => {
  const rows = await kernel.db.any(sql.type(Row)`
    select f.id from media.media f where ${unnamed(kernel)} order by f.updated_at limit ${MOST_AT_ONCE}`)
  return rows.map(({ id }) => id)
}

export const isUnnamed = (kernel: Kernel, id: string): Promise<boolean> =>
  kernel.db.exists(sql.typeAlias('void')`select from media.media f where f.id = ${id} and ${unnamed(kernel)}`)

/** Whether what it was made for names it, by that thing's own events. */
export const isNamed = (
  kernel: Kernel,
  id: string,
  { purpose, ownerId, messageId: subject }: Media,
): Promise<boolean> => recordableOf(kernel, purpose).named.one(kernel, { id, ownerId, subject })
