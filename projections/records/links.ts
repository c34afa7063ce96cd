import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { Numbered, RecordsEvent } from '../../backend/modules/records/events.ts'
import { linksIn, numbered, recordIdOf } from '../../backend/modules/records/reading.ts'
import type { TreesEvent } from '../../backend/modules/trees/events.ts'
import { recordNow, structureOf } from './records.ts'

const none = sql.typeAlias('void')

const put = async (tx: Tx, id: string, treeId: string, root: Numbered): Promise<void> => {
  const links = linksIn(root, 0)
  if (links.length === 0) return
  await tx.query(none`
    insert into records.links (family_id, tree_id, person_id, role, n)
    select ${id}::uuid, ${treeId}::uuid, each.person_id, each.role, each.n
    from ${sql.unnest(
      links.map(({ xref, role, n }) => [recordIdOf(treeId, xref), role, n]),
      ['uuid', 'text', 'int4'],
    )} as each (person_id, role, n)
    on conflict (family_id, n) do update set person_id = excluded.person_id, role = excluded.role`)
}

const remove = (tx: Tx, id: string) => tx.query(none`delete from records.links where family_id = ${id}`)

const again = async (tx: Tx, id: string): Promise<void> => {
  const now = await recordNow(tx, id)
  if (now && now.root.tag !== 'FAM') return
  await remove(tx, id)
  if (now) await put(tx, id, now.treeId, now.root)
}

const begin = async (
  tx: Tx,
  id: string,
  { treeId, record }: { treeId: string; record: Parameters<typeof structureOf>[0] },
) => {
  const structure = structureOf(record)
  if (structure.tag === 'FAM') await put(tx, id, treeId, numbered(structure).node)
}

/** Who is in which family, as the families' own records say. */
export const links = projection(
  'records.links',
  forCategory<RecordsEvent>('record', {
    RecordImported: (tx, { id, data }) => begin(tx, id, data),
    RecordAdded: (tx, { id, data }) => begin(tx, id, data),
    RecordEdited: (tx, { id }) => again(tx, id),
    RecordRemoved: (tx, { id }) => remove(tx, id),
    RecordRestored: (tx, { id }) => again(tx, id),
  }),
  forCategory<TreesEvent>('tree', {
    TreeErased: (tx, { id }) => tx.query(none`delete from records.links where tree_id = ${id}`),
  }),
)
