import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { may, mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import type { RecipeRow } from './contract.ts'

/** @number recipes in a list */
const MOST = 1_000

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  title: SealedText,
  addedAt: v.string(),
  removedAt: v.nullable(v.string()),
})
/** Who reads, and what they are in the family. */
type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

/** A family's recipes, the newest first; what was removed is for those alone who may bring it back. */
export const recipesOf = async (
  { db, membership, unseal }: Kernel,
  { id, familyId, role }: Reader,
): Promise<RecipeRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, revision, contributor_id, title, added_at, removed_at from recipes.recipes
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

const Titled = v.object({ id: v.string(), contributorId: v.string(), title: SealedText })
const titled = ({ unseal }: Pick<Kernel, 'unseal'>, rows: readonly v.InferOutput<typeof Titled>[]) =>
  Promise.all(rows.map(async ({ title, ...row }) => ({ ...row, title: await unseal(title) })))

/** What these recipes are called, of those that are kept. */
export const titlesOf = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from recipes.recipes
    where id = any(${sql.array([...ids], 'uuid')}) and removed_at is null`)
  return new Map((await titled(kernel, rows)).map(({ id, title }) => [id, title]))
}

/** Those that a family keeps, the newest first. */
export const keptIn = async (kernel: Kernel, familyId: string) => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from recipes.recipes
    where family_id = ${familyId} and removed_at is null order by added_at desc, id limit ${MOST}`)
  return titled(kernel, rows)
}
