import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Numbered } from '../events.ts'

const Root = v.custom<Numbered>((value) => typeof value === 'object' && value !== null)
const Row = v.object({
  id: v.string(),
  treeId: v.string(),
  kind: v.string(),
  xref: v.nullable(v.string()),
  root: Root,
  imported: v.number(),
  revision: v.number(),
})
export type RecordRow = v.InferOutput<typeof Row>

/** Records of a tree by their ids; nothing of those that were removed. */
export const recordsById = async (
  { db }: Pick<Kernel, 'db'>,
  treeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordRow>> => {
  const rows = await db.any(sql.type(Row)`
    select id, tree_id, kind, xref, root, imported, revision from records.records
    where tree_id = ${treeId} and id = any(${sql.array([...ids], 'uuid')}) and removed_at is null`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Records of a tree by the names that others point to. */
export const recordsByXref = async (
  { db }: Pick<Kernel, 'db'>,
  treeId: string,
  xrefs: readonly string[],
): Promise<ReadonlyMap<string, RecordRow>> => {
  const rows = await db.any(sql.type(Row)`
    select id, tree_id, kind, xref, root, imported, revision from records.records
    where tree_id = ${treeId} and xref = any(${sql.array([...xrefs], 'text')}) and removed_at is null`)
  return new Map(rows.map((row) => [row.xref ?? '', row]))
}

const Link = v.object({
  familyId: v.string(),
  personId: v.string(),
  role: v.picklist(['partner', 'child']),
  n: v.number(),
})
export type LinkRow = v.InferOutput<typeof Link>

/** Who is in the families of a person, in the order of each. */
export const familyLinksOf = (
  { db }: Pick<Kernel, 'db'>,
  treeId: string,
  personId: string,
): Promise<readonly LinkRow[]> =>
  db.any(sql.type(Link)`
    select l.family_id, l.person_id, l.role, l.n from records.links l
    where l.tree_id = ${treeId}
      and l.family_id in (select own.family_id from records.links own where own.person_id = ${personId})
    order by l.family_id, l.n`)

const Id = v.object({ id: v.string() })

/** Whether someone is an ancestor of someone, or themselves; however the file ties its rings. */
export const isAncestor = ({ db }: Pick<Kernel, 'db'>, ancestorId: string, personId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    with recursive up (id) as (
      select ${personId}::uuid
      union
      select parent.person_id from up
      join records.links child on child.person_id = up.id and child.role = 'child'
      join records.links parent on parent.family_id = child.family_id and parent.role = 'partner')
    select from up where id = ${ancestorId}::uuid`)

/** The records of a tree that point to one of this name. */
export const pointingTo = async (
  { db }: Pick<Kernel, 'db'>,
  treeId: string,
  xref: string,
): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(Id)`
    select id from records.records
    where tree_id = ${treeId} and removed_at is null and xref is distinct from ${xref}
      and jsonb_path_exists(root, '$.**.pointer ? (@ == $xref)', jsonb_build_object('xref', ${xref}::text))
    order by place, id`)
  return rows.map(({ id }) => id)
}
