import * as v from 'valibot'
import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { Numbered, RecordsEvent, Structure } from '../../backend/modules/records/events.ts'
import { applied, numbered } from '../../backend/modules/records/reading.ts'
import type { TreesEvent } from '../../backend/modules/trees/events.ts'

const none = sql.typeAlias('void')

/** Of a tree that is erased nothing can be opened. */
export const structureOf = (record: Structure | string): Structure =>
  typeof record === 'string' ? { tag: '', children: [] } : record

const json = (root: Numbered) => sql.jsonb(root)

const Root = v.object({ root: v.custom<Numbered>((value) => typeof value === 'object' && value !== null) })
const rootOf = async (tx: Tx, id: string): Promise<Numbered | undefined> =>
  (await tx.maybeOne(sql.type(Root)`select root from records.records where id = ${id}`))?.root

const put = (
  tx: Tx,
  {
    id,
    revision,
    data,
  }: Recorded & { readonly data: { readonly treeId: string; readonly record: Structure | string } },
  from: { readonly place: ReturnType<typeof sql.fragment>; readonly importId: string | null },
) => {
  const { node, next } = numbered(structureOf(data.record))
  return tx.query(none`
    insert into records.records as r (id, tree_id, place, kind, xref, root, imported, import_id, revision)
    values (${id}, ${data.treeId}, ${from.place}, ${node.tag}, ${node.xref ?? null}, ${json(node)},
      ${from.importId === null ? 0 : next}, ${from.importId}, ${Number(revision)})
    on conflict (id) do update
    set place = excluded.place, kind = excluded.kind, xref = excluded.xref, root = excluded.root,
      imported = excluded.imported, import_id = excluded.import_id, revision = excluded.revision, is_edited = false,
      removed_at = null`)
}

/** What an event changes of a record's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update records.records set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** What a tree holds, record by record. It stands first: the other tables read here what a change leads to. */
export const records = projection(
  'records.records',
  forCategory<RecordsEvent>('record', {
    RecordImported: (tx, event) =>
      put(tx, event, { place: sql.fragment`${event.data.place}::bigint`, importId: event.data.importId }),
    RecordAdded: (tx, event) => {
      const { treeId } = event.data
      const place = sql.fragment`
        (select coalesce(max(place), 0) + 1 from records.records where tree_id = ${treeId})`
      return put(tx, event, { place, importId: null })
    },
    RecordEdited: async (tx, event) => {
      const root = await rootOf(tx, event.id)
      const { edits } = event.data
      if (!root || typeof edits === 'string') return
      await set(tx, event, sql.fragment`root = ${json(edits.reduce(applied, root))}, is_edited = true`)
    },
    LifeStateSet: (tx, event) => set(tx, event, sql.fragment`is_edited = true`),
    RelativeSet: (tx, event) => set(tx, event, sql.fragment`is_edited = true`),
    RecordRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    RecordRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
  }),
  forCategory<TreesEvent>('tree', {
    TreeErased: (tx, { id }) => tx.query(none`delete from records.records where tree_id = ${id}`),
  }),
)

const Now = v.object({
  ...Root.entries,
  treeId: v.string(),
  imported: v.number(),
  removedAt: v.nullable(v.string()),
})
/** A record as it is now; nothing of one that was removed. */
export const recordNow = async (tx: Tx, id: string) => {
  const row = await tx.maybeOne(sql.type(Now)`
    select root, tree_id, imported, removed_at from records.records where id = ${id}`)
  return row && row.removedAt === null ? row : undefined
}
