import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import type { Sealed } from '../../kernel/event.ts'
import { may, mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import { MOST_RECIPES, type About, type Content, type RecipeDetail, type RecipeRow } from './contract.ts'

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  title: SealedText,
  about: SealedText,
  addedAt: v.string(),
  removedAt: v.nullable(v.string()),
})
/** Who reads, and what they are in the family. */
type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }
type Unseal = Pick<Kernel, 'unseal'>

/** A JSON value as it was sealed; undefined once its key is gone. */
const valueIn = async <T>({ unseal }: Unseal, field: Sealed): Promise<T | undefined> => {
  const text = await unseal(field)
  return text === ERASED ? undefined : (JSON.parse(text) as T)
}

const minutesIn = ({ times: { prep, cook, wait } }: About): number | null => {
  const said = [prep, cook, wait].map(({ minutes }) => minutes).filter((minutes) => minutes !== null)
  return said.length === 0 ? null : said.reduce((sum, minutes) => sum + minutes, 0)
}

const RowOf = v.object({ ...Row.entries, ingredients: SealedText })
const DetailOf = v.object({ ...RowOf.entries, steps: SealedText })
const listed = sql.fragment`id, revision, contributor_id, title, about, ingredients, added_at, removed_at`
/** What of a family's recipes whoever reads may see; what was removed is for those alone who may bring it back. */
const seenBy = ({ id, familyId, role }: Reader): Fragment => sql.fragment`
  family_id = ${familyId}
  and (removed_at is null or ${may(role, 'edit')} or ${may(role, 'add')} and contributor_id = ${id})`

type Opened = { readonly row: RecipeRow; readonly about: About; readonly ingredients: Content['ingredients'] }
/** Opened for whoever reads; a recipe whose key is gone is none. */
const opening = async (
  kernel: Pick<Kernel, 'membership' | 'unseal'>,
  { id, role }: Reader,
  contributors: readonly string[],
) => {
  const names = await kernel.membership.namesOf([...new Set(contributors)])
  return async ({
    contributorId,
    about: sealedAbout,
    ingredients: needed,
    title,
    ...row
  }: v.InferOutput<typeof RowOf>) => {
    const about = await valueIn<About>(kernel, sealedAbout)
    const ingredients = await valueIn<Content['ingredients']>(kernel, needed)
    if (!about || !ingredients) return undefined
    const isOwn = contributorId === id
    const shown: RecipeRow = {
      id: row.id,
      revision: row.revision,
      addedAt: row.addedAt,
      removedAt: row.removedAt,
      title: await kernel.unseal(title),
      cook: about.cook.name,
      tags: about.tags,
      allergens: about.allergens,
      items: [...new Set(ingredients.map(({ item }) => item))],
      makes: about.makes.words,
      minutes: minutesIn(about),
      addedBy: names.get(contributorId) || FORMER,
      isOwn,
      mayChange: mayChange(role, isOwn),
    }
    return { row: shown, about, ingredients } satisfies Opened
  }
}

/** A family's recipes, the newest first. */
export const recipesOf = async (kernel: Kernel, reader: Reader): Promise<RecipeRow[]> => {
  const rows = await kernel.db.any(sql.type(RowOf)`
    select ${listed} from recipes.recipes where ${seenBy(reader)} order by added_at desc, id limit ${MOST_RECIPES}`)
  const open = await opening(
    kernel,
    reader,
    rows.map(({ contributorId }) => contributorId),
  )
  const opened = await Promise.all(rows.map((row) => open(row)))
  return opened.flatMap((one) => (one ? [one.row] : []))
}

const detailsWhere = async (kernel: Kernel, reader: Reader, condition: Fragment): Promise<RecipeDetail[]> => {
  const rows = await kernel.db.any(sql.type(DetailOf)`
    select ${listed}, steps from recipes.recipes where ${seenBy(reader)} and ${condition}
    order by added_at desc, id limit ${MOST_RECIPES}`)
  const open = await opening(
    kernel,
    reader,
    rows.map(({ contributorId }) => contributorId),
  )
  const opened = await Promise.all(
    rows.map(async ({ steps: sealed, ...rest }) => {
      const [one, steps] = await Promise.all([open(rest), valueIn<Content['steps']>(kernel, sealed)])
      return one && steps ? [{ ...one.row, about: one.about, ingredients: one.ingredients, steps }] : []
    }),
  )
  return opened.flat()
}

/** The same with all that they are. */
export const detailsOf = (kernel: Kernel, reader: Reader): Promise<RecipeDetail[]> =>
  detailsWhere(kernel, reader, sql.fragment`true`)

export const recipeOf = async (kernel: Kernel, reader: Reader, id: string): Promise<RecipeDetail | undefined> => {
  const [found] = await detailsWhere(kernel, reader, sql.fragment`id = ${id}`)
  return found
}

const Count = v.object({ n: v.number() })
/** How many a family keeps, removed ones among them. */
export const countIn = async ({ db }: Pick<Kernel, 'db'>, familyId: string): Promise<number> =>
  (await db.one(sql.type(Count)`select count(*)::int as n from recipes.recipes where family_id = ${familyId}`)).n

const Titled = v.object({ id: v.string(), contributorId: v.string(), title: SealedText })
const titled = ({ unseal }: Unseal, rows: readonly v.InferOutput<typeof Titled>[]) =>
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
    where family_id = ${familyId} and removed_at is null order by added_at desc, id limit ${MOST_RECIPES}`)
  return titled(kernel, rows)
}
