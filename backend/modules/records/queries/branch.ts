import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

/** @number people of a branch at the most: whoever is beyond is not shown by its link */
const MOST = 5_000

const Row = v.object({ id: v.string() })

/** A person with their ancestors, and all who descend from them: each once, however the file ties its rings. */
export const branchOf = async (
  { db }: Pick<Kernel, 'db'>,
  treeId: string,
  personId: string,
): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(Row)`
    with recursive up (id) as (
      select ${personId}::uuid
      union
      select parent.person_id from up
      join records.links child on child.person_id = up.id and child.role = 'child'
      join records.links parent on parent.family_id = child.family_id and parent.role = 'partner'),
    down (id) as (
      select ${personId}::uuid
      union
      select child.person_id from down
      join records.links parent on parent.person_id = down.id and parent.role = 'partner'
      join records.links child on child.family_id = parent.family_id and child.role = 'child')
    select p.id from records.people p
    where p.tree_id = ${treeId} and (p.id in (select id from up) or p.id in (select id from down))
    order by p.id limit ${MOST}`)
  return rows.map(({ id }) => id)
}

const Home = v.object({ id: v.string(), name: v.string(), contributorId: v.string() })

/** Whose branches of a family's trees a link can show: each person with whom a tree opens, and who is someone of the family. */
export const branchesIn = async ({ db }: Pick<Kernel, 'db'>, familyId: string) =>
  db.any(sql.type(Home)`
    select p.id, p.name, t.contributor_id
    from trees.trees t join records.people p on p.tree_id = t.id
    where t.family_id = ${familyId} and t.removed_at is null and (p.id = t.home_id or p.relative_id is not null)
    order by t.added_at desc, p.id = t.home_id desc, p.sort, p.id limit ${MOST}`)

const Named = v.object({ id: v.string(), name: v.string() })
export const namesOf = async ({ db }: Pick<Kernel, 'db'>, ids: readonly string[]) =>
  db.any(sql.type(Named)`select id, name from records.people where id = any(${sql.array([...ids], 'uuid')})`)
