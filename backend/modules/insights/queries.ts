import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import { isVisible, type Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { MOST_SUGGESTED, type Connections, type Duplicates, type Gaps, type SuggestionKind } from './contract.ts'

type Asking = Pick<Kernel, 'db'>

/** @number items in which two people are before they are seen together */
const LEAST_SEEN = 3
/** @number recordings in which somebody tells about another before that is a connection */
const LEAST_TOLD = 2
/** @number items in which somebody is before their voice is missed */
const LEAST_MISSED = 5
/** @number items of a month with nobody named before that is said */
const LEAST_UNNAMED = 20
/** @number years without anything of somebody before that is said */
const LEAST_YEARS = 10
/** How many items show where a suggestion comes from. */
const EVIDENCE = 5

/** A machine may order what this item, called so in the statement, shows: its family and whoever added it allow it. */
const isInForce = (i: Fragment): Fragment => sql.fragment`
  not ${i}.is_closed_to_machines
  and exists (select from choices.choices c
    where c.family_id = ${i}.family_id and c.level = 'family' and c.feature = 'organize' and c.is_on)
  and not exists (select from choices.choices c
    where c.family_id = ${i}.family_id and c.level = 'member' and c.account_id = ${i}.contributor_id
      and c.feature = 'organize' and not c.is_on)`

/** What a suggestion may be made of, for whoever asks: the film of a picture's moment is seen with the picture alone. */
const isShown = (i: Fragment, reader: Reader): Fragment => sql.fragment`
  ${isVisible(i, reader)} and ${i}.binned_at is null and ${i}.motion_of is null and ${isInForce(i)}`

/** Nobody said that it is wrong. */
const stands = ({ familyId }: Reader, kind: SuggestionKind, key: Fragment): Fragment => sql.fragment`
  not exists (select from insights.dismissed w where w.family_id = ${familyId} and w.kind = ${kind} and w.key = ${key})`

/** Of whom the family wants no reminder there is no suggestion either. */
const isQuiet = ({ familyId }: Reader, person: Fragment): Fragment => sql.fragment`
  exists (select from connections.relatives r where r.family_id = ${familyId} and r.is_quiet and r.id = ${person})`

const evidence = sql.fragment`(array_agg(i.id order by i.sorts, i.id))[1:${EVIDENCE}]`

const Turn = v.picklist([0, 90, 180, 270])
const Pair = v.object({
  one: v.string(),
  other: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  bytes: v.nullable(v.number()),
  degrees: Turn,
  sorts: v.string(),
  otherWidth: v.nullable(v.number()),
  otherHeight: v.nullable(v.number()),
  otherBytes: v.nullable(v.number()),
  otherDegrees: Turn,
  otherSorts: v.string(),
})

/** Pictures that look alike, the larger of two first. */
export const duplicatesOf = async ({ db }: Asking, reader: Reader): Promise<Duplicates> => {
  const [i, o] = [sql.fragment`i`, sql.fragment`o`]
  const key = sql.fragment`'pair:' || a.id || ':' || o.id`
  const rows = await db.any(sql.type(Pair)`
    select a.id as one, o.id as other, i.width, i.height, i.bytes, i.degrees, i.sorts, o.width as other_width,
      o.height as other_height, o.bytes as other_bytes, o.degrees as other_degrees, o.sorts as other_sorts
    from kernel.artefacts a
    join items.items i on i.id = a.id
    join items.items o on o.id = (a.data->>'with')::uuid
    where a.family_id = ${reader.familyId} and a.kind = 'item' and a.step = 'near'
      and ${isShown(i, reader)} and ${isShown(o, reader)} and ${stands(reader, 'duplicate', key)}
    order by a.made_at desc, a.id, o.id limit ${MOST_SUGGESTED}`)
  return {
    pairs: rows.map((row) => {
      const { one, other, width, height, bytes, degrees, sorts } = row
      const pictures = [
        { id: one, width, height, bytes, turned: degrees, year: sorts.slice(0, 4) },
        {
          id: other,
          width: row.otherWidth,
          height: row.otherHeight,
          bytes: row.otherBytes,
          turned: row.otherDegrees,
          year: row.otherSorts.slice(0, 4),
        },
      ] as const
      const [first, second] = pictures
      const isFirst = (first.width ?? 0) * (first.height ?? 0) >= (second.width ?? 0) * (second.height ?? 0)
      return { key: `pair:${one}:${other}`, pictures: isFirst ? [first, second] : [second, first] }
    }),
  }
}

const Connection = v.object({
  what: v.picklist(['seen_with', 'tells_about']),
  one: v.string(),
  other: v.string(),
  n: v.number(),
  itemIds: v.array(v.string()),
})

/** Who is seen with whom, and who tells about whom, by what people tagged themselves. */
export const connectionsOf = async ({ db }: Asking, reader: Reader): Promise<Connections> => {
  const shown = isShown(sql.fragment`i`, reader)
  const loud = (one: Fragment, other: Fragment) =>
    sql.fragment`not ${isQuiet(reader, one)} and not ${isQuiet(reader, other)}`
  const [one, other] = [sql.fragment`f.one`, sql.fragment`f.other`]
  const rows = await db.any(sql.type(Connection)`
    with found as (
      select 'seen_with' as what, p.id as one, q.id as other, count(*)::int as n, ${evidence} as item_ids
      from items.items i, unnest(i.person_ids) p (id), unnest(i.person_ids) q (id)
      where ${shown} and p.id < q.id group by p.id, q.id having count(*) >= ${LEAST_SEEN}
      union all
      select 'tells_about', i.speaker_id, p.id, count(*)::int, ${evidence}
      from items.items i
      left join items.items t on t.id = i.about and t.family_id = i.family_id and t.binned_at is null
      cross join lateral (
        select distinct each as id from unnest(i.person_ids || coalesce(t.person_ids, '{}')) each) p
      where ${shown} and i.speaker_id is not null and p.id <> i.speaker_id
      group by i.speaker_id, p.id having count(*) >= ${LEAST_TOLD})
    select f.what, f.one, f.other, f.n, f.item_ids from found f
    where ${loud(one, other)}
      and ${stands(reader, 'connection', sql.fragment`(case f.what when 'seen_with' then 'seen:' else 'told:' end) || f.one || ':' || f.other`)}
    order by f.n desc, f.one, f.other limit ${MOST_SUGGESTED}`)
  return {
    connections: rows.map(({ what, one: first, other: second, n, itemIds }) => ({
      key: `${what === 'seen_with' ? 'seen' : 'told'}:${first}:${second}`,
      what,
      personIds: [first, second],
      n,
      itemIds,
    })),
  }
}

const Voice = v.object({ personId: v.string(), n: v.number(), itemIds: v.array(v.string()) })
const Month = v.object({ month: v.string(), n: v.number(), itemIds: v.array(v.string()) })
const Years = v.object({ personId: v.string(), from: v.number(), to: v.number(), itemIds: v.array(v.string()) })

/** Where nothing of somebody is between two that follow each other; what is of a decade may be of its last year. */
const emptyYears = (reader: Reader): Fragment => sql.fragment`
  select y.person_id, y.id, y.year, lag(y.id) over of_person as before_id,
    max(y.last) over (of_person rows between unbounded preceding and 1 preceding) as before
  from (
    select p.id as person_id, i.id, i.sorts, left(i.sorts, 4)::int as year,
      left(i.sorts, 4)::int + case when i.sorts like '%s' then 9 else 0 end as last
    from items.items i, unnest(i.person_ids) p (id)
    where ${isShown(sql.fragment`i`, reader)} and i.sorts <> '' and not ${isQuiet(reader, sql.fragment`p.id`)}) y
  window of_person as (partition by y.person_id order by y.sorts, y.id)`

/** Whose voice is missing, which months have nobody named, and of whom there is nothing for years. */
export const gapsOf = async ({ db }: Asking, reader: Reader): Promise<Gaps> => {
  const shown = isShown(sql.fragment`i`, reader)
  const [voices, months, years] = await Promise.all([
    db.any(sql.type(Voice)`
      select p.id as person_id, count(*)::int as n, ${evidence} as item_ids
      from items.items i, unnest(i.person_ids) p (id)
      where ${shown} and not ${isQuiet(reader, sql.fragment`p.id`)}
        and not exists (select from items.items s
          where s.family_id = ${reader.familyId} and s.speaker_id = p.id and s.binned_at is null)
        and ${stands(reader, 'gap', sql.fragment`'voice:' || p.id`)}
      group by p.id having count(*) >= ${LEAST_MISSED} order by n desc, p.id limit ${MOST_SUGGESTED}`),
    db.any(sql.type(Month)`
      select left(i.sorts, 7) as month, count(*)::int as n, ${evidence} as item_ids
      from items.items i
      where ${shown} and length(i.sorts) >= 7 and i.kind in ('photo', 'video') and i.person_ids = '{}'
        and ${stands(reader, 'gap', sql.fragment`'month:' || left(i.sorts, 7)`)}
      group by left(i.sorts, 7) having count(*) >= ${LEAST_UNNAMED} order by 1 limit ${MOST_SUGGESTED}`),
    db.any(sql.type(Years)`
      select e.person_id, e.before as from, e.year as to, array[e.before_id, e.id] as item_ids
      from (${emptyYears(reader)}) e
      where e.year - e.before >= ${LEAST_YEARS}
        and ${stands(reader, 'gap', sql.fragment`'years:' || e.person_id || ':' || e.before || '-' || e.year`)}
      order by e.year - e.before desc, e.person_id, e.year limit ${MOST_SUGGESTED}`),
  ])
  return {
    gaps: [
      ...voices.map((each) => ({ key: `voice:${each.personId}`, what: 'no_voice' as const, ...each })),
      ...months.map((each) => ({ key: `month:${each.month}`, what: 'nobody_named' as const, ...each })),
      ...years.map((each) => ({
        key: `years:${each.personId}:${each.from}-${each.to}`,
        what: 'no_years' as const,
        ...each,
      })),
    ],
  }
}
