import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Numbered } from '../events.ts'

/** @number records of a tree that are read at once to be written out */
const AT_ONCE = 1_000

const Root = v.custom<Numbered>((value) => typeof value === 'object' && value !== null)
const Row = v.object({ id: v.string(), place: v.number(), root: Root, imported: v.number() })
export type WholeRow = v.InferOutput<typeof Row>

/** All that a tree holds, in the order of its file: memory, some records. */
export async function* recordsIn({ db }: Pick<Kernel, 'db'>, treeId: string): AsyncGenerator<WholeRow> {
  let after: WholeRow | undefined
  for (;;) {
    const behind = after ? sql.fragment`(place, id) > (${after.place}::bigint, ${after.id}::uuid)` : sql.fragment`true`
    const rows = await db.any(sql.type(Row)`
      select id, place, root, imported from records.records
      where tree_id = ${treeId} and removed_at is null and ${behind}
      order by place, id limit ${AT_ONCE}`)
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)
  }
}

const Kind = v.object({ xref: v.string(), kind: v.string() })

/** The kinds of all records of a tree by their names: some hundred bytes each. */
export const kindsIn = async ({ db }: Pick<Kernel, 'db'>, treeId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.any(sql.type(Kind)`
    select xref, kind from records.records where tree_id = ${treeId} and removed_at is null and xref is not null`)
  return new Map(rows.map(({ xref, kind }) => [xref, kind]))
}

const Gone = v.object({ xref: v.string() })

/** The names of what was taken out of a tree: a file links to none of it. */
export const removedFrom = async ({ db }: Pick<Kernel, 'db'>, treeId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.any(sql.type(Gone)`
    select xref from records.records where tree_id = ${treeId} and removed_at is not null and xref is not null`)
  return new Set(rows.map(({ xref }) => xref))
}

const Ours = v.object({ xref: v.string(), family: v.string(), role: v.picklist(['partner', 'child']) })

/**
 * Who was put into a family here: their own records say nothing of it, and a file says it on both sides. What a file said
 * on one side alone stays so.
 */
export const madeHere = async ({ db }: Pick<Kernel, 'db'>, treeId: string) => {
  const rows = await db.any(sql.type(Ours)`
    select person.xref, family.xref as family, l.role
    from records.links l
    join records.records family on family.id = l.family_id and family.removed_at is null
    join records.records person on person.id = l.person_id and person.removed_at is null
    where l.tree_id = ${treeId} and family.xref is not null and person.xref is not null
      and (family.root -> 'children' -> l.n ->> 'id')::int >= family.imported
    order by family.place, l.n`)
  const byPerson = new Map<string, { readonly family: string; readonly role: 'partner' | 'child' }[]>()
  for (const { xref, family, role } of rows) {
    const links = byPerson.get(xref) ?? []
    links.push({ family, role })
    byPerson.set(xref, links)
  }
  return byPerson
}
