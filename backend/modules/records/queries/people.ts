import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { PEOPLE_PAGE } from '../contract/bounds.ts'
import type { People, PeopleQuery, PersonRow } from '../contract/rows.ts'
import { foldedName } from '../lenses/names.ts'
import { peopleSeen, personRow, SeenRow, type Sight } from './sight.ts'

type Asked = Pick<Kernel, 'db' | 'clock'>
const N = v.object({ n: v.number() })

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** People of a tree in the order of their names, a page at a time. */
export const peopleOf = async (
  { db, clock }: Asked,
  treeId: string,
  sight: Sight,
  { find, only, from }: Pick<PeopleQuery, 'find' | 'only' | 'from'>,
): Promise<People> => {
  const seen = peopleSeen(sight, treeId, clock.now())
  const words = foldedName(find).split(' ').filter(Boolean)
  const conditions = [
    sql.fragment`true`,
    ...words.map((word) => sql.fragment`p.find like ${`%${escaped(word)}%`}`),
    ...(only === 'living' ? [sql.fragment`p.is_living`] : []),
    ...(only === 'dead' ? [sql.fragment`not p.is_living`] : []),
    ...(only === 'unconnected'
      ? [sql.fragment`not exists (select from records.links l where l.person_id = p.id)`]
      : []),
  ]
  const which = sql.join(conditions, sql.fragment` and `)
  const at = /^(.*) ([0-9a-f-]{36})$/s.exec(from)
  const behind = at ? sql.fragment`(p.sort, p.id) > (${at[1] ?? ''}, ${at[2] ?? ''}::uuid)` : sql.fragment`true`
  const [rows, n] = await Promise.all([
    db.any(sql.type(SeenRow)`
      select p.id, p.name, p.surname, p.sort, p.sex, p.birth, p.birth_place, p.born_min, p.born_max, p.death, p.death_place,
        p.died_min, p.died_max, p.relative_id, p.is_living, p.is_masked
      from ${seen} p where ${which} and ${behind}
      order by p.sort, p.id limit ${PEOPLE_PAGE + 1}`),
    db.oneFirst(sql.type(N)`select count(*)::int as n from ${seen} p where ${which}`),
  ])
  const shown = rows.slice(0, PEOPLE_PAGE)
  const last = shown.at(-1)
  return { people: shown.map(personRow), n, next: rows.length > PEOPLE_PAGE && last ? `${last.sort} ${last.id}` : null }
}

/** Those of a tree with these ids. */
export const peopleById = async (
  { db, clock }: Asked,
  treeId: string,
  sight: Sight,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonRow>> => {
  const rows = await db.any(sql.type(SeenRow)`
    select p.id, p.name, p.surname, p.sort, p.sex, p.birth, p.birth_place, p.born_min, p.born_max, p.death, p.death_place,
      p.died_min, p.died_max, p.relative_id, p.is_living, p.is_masked
    from ${peopleSeen(sight, treeId, clock.now())} p where p.id = any(${sql.array([...ids], 'uuid')})`)
  return new Map(rows.map((row) => [row.id, personRow(row)]))
}

/** How many people a family's trees hold. */
export const peopleIn = async ({ db }: Pick<Kernel, 'db'>, familyId: string): Promise<number> =>
  db.oneFirst(sql.type(N)`
    select count(*)::int as n from records.people p join trees.trees t on t.id = p.tree_id
    where t.family_id = ${familyId}`)
