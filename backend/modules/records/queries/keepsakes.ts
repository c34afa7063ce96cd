import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import { MOST_KEEPSAKES } from '../contract/bounds.ts'
import type { Keepsake } from '../contract/chart.ts'
import { ITEM_TAG } from '../lenses/tags.ts'

/** Who looks, and in which family. */
export type Looker = { readonly accountId: string; readonly familyId: string }

const IS_ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/**
 * Recordings and pictures of these people, as far as this member sees them: in which they speak or are, if the family knows
 * them as one of its own, and those that their records name as sources.
 */
const keepsakesOf = ({ accountId, familyId }: Looker, ids: readonly string[]) => sql.fragment`(
  select p.id as person_id, i.id, i.kind, i.sorts, i.title, i.name, i.has_title, i.duration_ms from records.people p
  join items.items i on i.speaker_id = p.relative_id or i.person_ids @> array[p.relative_id]
  where p.id = any(${sql.array([...ids], 'uuid')}) and p.relative_id is not null
    and i.family_id = ${familyId} and i.kind in ('voice', 'photo') and i.state = 'ready' and i.binned_at is null
    and i.motion_of is null and (i.visibility = 'family' or i.contributor_id = ${accountId})
  union
  select r.id as person_id, i.id, i.kind, i.sorts, i.title, i.name, i.has_title, i.duration_ms from records.records r
  cross join lateral jsonb_path_query(r.root, '$.**{1 to 8} ? (@.tag == $tag).payload',
    jsonb_build_object('tag', ${ITEM_TAG}::text)) as cited (value)
  join items.items i on i.id = case when cited.value #>> '{}' ~ ${IS_ID} then (cited.value #>> '{}')::uuid end
  where r.id = any(${sql.array([...ids], 'uuid')}) and r.removed_at is null
    and i.family_id = ${familyId} and i.kind in ('voice', 'photo') and i.state = 'ready' and i.binned_at is null
    and i.motion_of is null and (i.visibility = 'family' or i.contributor_id = ${accountId}))`

const Count = v.object({
  personId: v.string(),
  voices: v.number(),
  voiceId: v.nullable(v.string()),
  photoId: v.nullable(v.string()),
})

/** How much there is to hear of each, and what first; nobody of whom there is nothing. */
export const keepsakeCounts = async ({ db }: Pick<Kernel, 'db'>, looker: Looker, ids: readonly string[]) => {
  const rows = await db.any(sql.type(Count)`
    select k.person_id, count(*) filter (where k.kind = 'voice')::int as voices,
      (array_agg(k.id order by k.sorts, k.id) filter (where k.kind = 'voice'))[1] as voice_id,
      (array_agg(k.id order by k.sorts, k.id) filter (where k.kind = 'photo'))[1] as photo_id
    from ${keepsakesOf(looker, ids)} k group by k.person_id`)
  return new Map(rows.map(({ personId, ...counts }) => [personId, counts]))
}

const Row = v.object({
  itemId: v.string(),
  kind: v.picklist(['voice', 'photo']),
  title: v.nullable(SealedText),
  name: v.nullable(SealedText),
  hasTitle: v.boolean(),
  durationMs: v.nullable(v.number()),
})

/** Recordings and pictures of one person, the oldest first. */
export const keepsakesOfOne = async (
  { db, unseal }: Pick<Kernel, 'db' | 'unseal'>,
  looker: Looker,
  personId: string,
): Promise<Keepsake[]> => {
  const rows = await db.any(sql.type(Row)`
    select k.id as item_id, k.kind, k.title, k.name, k.has_title, k.duration_ms
    from ${keepsakesOf(looker, [personId])} k order by k.kind desc, k.sorts, k.id limit ${MOST_KEEPSAKES}`)
  return Promise.all(
    rows.map(async ({ title, name, hasTitle, ...row }) => {
      const words = hasTitle ? title : name
      return { ...row, title: words ? await unseal(words) : '' }
    }),
  )
}
