import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import type { ShareChoice, Shared } from '../../../kernel/process/shareable.ts'
import { firstNameOf } from '../../../kernel/words/names.ts'
import { Turn } from '../contract.ts'

/** @number items that can be chosen for a shared link. As many as one list offers. */
const MOST_CHOICES = 200

const Called = v.object({
  id: v.string(),
  contributorId: v.string(),
  title: v.nullable(SealedText),
  name: v.nullable(SealedText),
  hasTitle: v.boolean(),
})
const called = ({ unseal }: Pick<Kernel, 'unseal'>, rows: readonly v.InferOutput<typeof Called>[]) =>
  Promise.all(
    rows.map(async ({ id, contributorId, title, name, hasTitle }) => {
      const words = hasTitle ? title : name
      return { id, contributorId, title: words ? await unseal(words) : '' }
    }),
  )
const kept = sql.fragment`binned_at is null and motion_of is null and visibility = 'family'`

/** What the family calls these, of those that it keeps. */
export const sharedTitles = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await kernel.db.any(sql.type(Called)`
    select id, contributor_id, title, name, has_title from items.items
    where id = any(${sql.array([...ids], 'uuid')}) and ${kept}`)
  return new Map((await called(kernel, rows)).map(({ id, title }) => [id, title]))
}

/** What of a family's items a link may show, what came last first. */
export const sharedChoices = async (kernel: Kernel, familyId: string): Promise<readonly ShareChoice[]> => {
  const rows = await kernel.db.any(sql.type(Called)`
    select id, contributor_id, title, name, has_title from items.items
    where family_id = ${familyId} and ${kept} and state = 'ready' order by added_at desc, id desc limit ${MOST_CHOICES}`)
  return (await called(kernel, rows)).map((row) => ({ ...row, mayShare: true }))
}

const Shown = v.object({
  id: v.string(),
  contributorId: v.string(),
  title: v.nullable(SealedText),
  caption: v.nullable(SealedText),
  text: v.nullable(SealedText),
  hasTitle: v.boolean(),
  addedAt: v.string(),
  durationMs: v.nullable(v.number()),
  variants: v.array(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  degrees: Turn,
})
type Shown = v.InferOutput<typeof Shown>

/** What is heard and seen of it, and how large it is, turned. */
const seenOf = ({ durationMs, variants, width, height, degrees }: Shown) => {
  const isTurned = degrees % 180 !== 0
  const isSeen = width !== null && height !== null && variants.includes('thumb')
  const picture = isSeen
    ? { width: isTurned ? height : width, height: isTurned ? width : height, turned: degrees }
    : null
  const pages = variants.filter((each) => each.startsWith('page-')).length
  return { durationMs, hasSound: variants.includes('play'), picture, pages, n: 0 }
}

/** What a visitor reads, hears and sees of these: no name but the first of whoever added it, and nothing of the file. */
export const sharedParts = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, Shared>> => {
  const { db, membership, unseal } = kernel
  const rows = await db.any(sql.type(Shown)`
    select id, contributor_id, title, caption, text, has_title, added_at, duration_ms, variants, width, height, degrees
    from items.items where id = any(${sql.array([...ids], 'uuid')}) and ${kept}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  const opened = rows.map(async (row): Promise<[string, Shared]> => {
    const [title, caption, text] = await Promise.all([
      row.hasTitle && row.title ? unseal(row.title) : '',
      row.caption ? unseal(row.caption) : '',
      row.text ? unseal(row.text) : '',
    ])
    const words = [caption, text].filter((each) => each !== '').join('\n\n')
    const by = firstNameOf(names.get(row.contributorId) ?? '')
    return [row.id, { title, by, at: row.addedAt, words, ...seenOf(row) }]
  })
  return new Map(await Promise.all(opened))
}
