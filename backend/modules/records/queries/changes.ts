import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { FORMER } from '../../families/reading.ts'
import { MOST_CHANGES } from '../contract/bounds.ts'
import type { ChangeRow } from '../contract/rows.ts'

const Row = v.object({
  recordId: v.string(),
  revision: v.number(),
  kind: v.string(),
  actorId: v.string(),
  at: v.string(),
  name: v.string(),
  canUndo: v.boolean(),
})

/** What was done in a tree, or to one record of it, the newest first. A change that was taken back can be no more. */
export const changesOf = async (
  { db, membership }: Pick<Kernel, 'db' | 'membership'>,
  treeId: string,
  recordId: string | null = null,
): Promise<readonly ChangeRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select c.record_id, c.revision, c.kind, c.actor_id, c.at, coalesce(p.name, '') as name,
      c.kind = 'edited' and not exists (
        select from records.changes u where u.record_id = c.record_id and u.undoes = c.revision) as can_undo
    from records.changes c left join records.people p on p.id = c.record_id
    where c.tree_id = ${treeId} and (${recordId}::uuid is null or c.record_id = ${recordId}::uuid)
    order by c.at desc, c.record_id, c.revision desc limit ${MOST_CHANGES}`)
  const names = await membership.namesOf([...new Set(rows.map(({ actorId }) => actorId))])
  return rows.map(({ actorId, ...row }) => ({ ...row, by: names.get(actorId) || FORMER }))
}
