import * as v from 'valibot'
import { sql, type Fragment } from '../../../kernel/db.ts'
import { LIFETIME_YEARS } from '../contract/bounds.ts'
import type { PersonRow } from '../contract/rows.ts'
import { dayNumberOf, yearOf } from '../lenses/dates.ts'
import { APART } from '../lenses/living.ts'

/** Members of the family see all of a tree; everybody else sees of the living only that they are there. */
export type Sight = 'full' | 'masked'

const YEAR_DAYS = 365.25
const days = (years: number): number => Math.round(years * YEAR_DAYS)

/**
 * The last day on which a person of `records.people p` may have been born: by their own birth, else the latest that any
 * relative's allows; null where nobody gives a clue.
 */
const latestBirth: Fragment = sql.fragment`
  coalesce(p.born_max, (
    select max(r.born_max + case
        when own.role = 'partner' and other.role = 'partner' then ${days(APART.partners)}::int
        when own.role = 'child' then ${days(APART.childUntil)}::int
        else ${days(-APART.childAfter)}::int end)
    from records.links own
    join records.links other
      on other.family_id = own.family_id and other.n <> own.n and not (own.role = 'child' and other.role = 'child')
    join records.people r on r.id = other.person_id and r.born_max is not null
    where own.person_id = p.id))`

/** Whether someone may be alive: said so, or nobody says that they died, and nothing shows that they are too old. */
export const isLiving = (now: string): Fragment => sql.fragment`
  (p.life_state = 'living' or p.life_state <> 'dead' and not p.has_died
    and coalesce(${latestBirth} > ${dayNumberOf(now) - days(LIFETIME_YEARS)}::int, true))`

const Row = v.object({
  id: v.string(),
  name: v.string(),
  surname: v.string(),
  sort: v.string(),
  sex: v.string(),
  birth: v.string(),
  birthPlace: v.string(),
  bornMin: v.nullable(v.number()),
  bornMax: v.nullable(v.number()),
  death: v.string(),
  deathPlace: v.string(),
  diedMin: v.nullable(v.number()),
  diedMax: v.nullable(v.number()),
  relativeId: v.nullable(v.string()),
  isLiving: v.boolean(),
  isMasked: v.boolean(),
})
export const SeenRow = Row
type SeenRow = v.InferOutput<typeof Row>

const COLUMNS = sql.fragment`p.id, p.tree_id, p.name, p.surname, p.sort, p.find, p.sex, p.birth, p.birth_place, p.born_min,
  p.born_max, p.death, p.death_place, p.died_min, p.died_max, p.relative_id`

/**
 * The people of a tree as this sight has them: the one place where the living are masked, so that no list, search or
 * count can forget it. Whoever is masked has no name by which to be found or sorted.
 */
export const peopleSeen = (sight: Sight, treeId: string, now: string): Fragment =>
  sight === 'full'
    ? sql.fragment`(
        select ${COLUMNS}, ${isLiving(now)} as is_living, false as is_masked
        from records.people p where p.tree_id = ${treeId})`
    : sql.fragment`(
        select id, tree_id, '' as name, '' as surname, '~' as sort, '' as find, '' as sex, '' as birth, '' as birth_place,
          null::int as born_min, null::int as born_max, '' as death, '' as death_place, null::int as died_min,
          null::int as died_max, null::uuid as relative_id, true as is_living, true as is_masked
        from (select p.id, p.tree_id, ${isLiving(now)} or p.is_restricted as is_hidden
          from records.people p where p.tree_id = ${treeId}) each where is_hidden
        union all
        select ${COLUMNS}, false as is_living, false as is_masked
        from records.people p where p.tree_id = ${treeId} and not (${isLiving(now)} or p.is_restricted))`

const certain = (min: number | null, max: number | null): number | null =>
  min !== null && max !== null && yearOf(min) === yearOf(max) ? yearOf(min) : null

export const personRow = ({ bornMin, bornMax, diedMin, diedMax, sort: _sort, ...row }: SeenRow): PersonRow => ({
  ...row,
  bornIn: certain(bornMin, bornMax),
  diedIn: certain(diedMin, diedMax),
})
