import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { may, mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import type { TreeRow } from './contract.ts'

/** @number trees in a list */
const MOST = 1_000

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  title: SealedText,
  homeId: v.nullable(v.string()),
  people: v.number(),
  addedAt: v.string(),
  removedAt: v.nullable(v.string()),
})
/** Who reads, and what they are in the family. */
type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

/** A family's trees, the newest first; what was removed is for those alone who may bring it back. */
export const treesOf = async (
  { db, membership, unseal }: Kernel,
  { id, familyId, role }: Reader,
): Promise<TreeRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select t.id, t.revision, t.contributor_id, t.title, t.home_id, t.added_at, t.removed_at,
      (select count(*)::int from records.people p where p.tree_id = t.id) as people
    from trees.trees t
    where family_id = ${familyId}
      and (removed_at is null or ${may(role, 'edit')} or ${may(role, 'add')} and contributor_id = ${id})
    order by added_at desc, id limit ${MOST}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(
    rows.map(async ({ contributorId, title, ...row }) => {
      const isOwn = contributorId === id
      const addedBy = names.get(contributorId) || FORMER
      return { ...row, title: await unseal(title), addedBy, isOwn, mayChange: mayChange(role, isOwn) }
    }),
  )
}

/** How many trees a family keeps, or may still bring back. */
export const countOf = async ({ db }: Pick<Kernel, 'db'>, familyId: string): Promise<number> =>
  db.oneFirst(sql.type(v.object({ n: v.number() }))`
    select count(*)::int as n from trees.trees where family_id = ${familyId}`)

/** Whether a person is in a tree; nobody always is. */
export const hasPerson = async ({ db }: Pick<Kernel, 'db'>, treeId: string, recordId: string | null) =>
  recordId === null ||
  db.exists(sql.typeAlias('void')`select from records.people where id = ${recordId} and tree_id = ${treeId}`)

const Titled = v.object({ id: v.string(), contributorId: v.string(), title: SealedText })
const titled = ({ unseal }: Pick<Kernel, 'unseal'>, rows: readonly v.InferOutput<typeof Titled>[]) =>
  Promise.all(rows.map(async ({ title, ...row }) => ({ ...row, title: await unseal(title) })))

/** What these trees are called, of those that are kept. */
export const titlesOf = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from trees.trees
    where id = any(${sql.array([...ids], 'uuid')}) and removed_at is null`)
  return new Map((await titled(kernel, rows)).map(({ id, title }) => [id, title]))
}

/** Those that a family keeps, the newest first. */
export const keptIn = async (kernel: Kernel, familyId: string) => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from trees.trees
    where family_id = ${familyId} and removed_at is null order by added_at desc, id limit ${MOST}`)
  return titled(kernel, rows)
}
