import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ItemPeople } from '../contract.ts'
import { isSeen } from './row.ts'

const Person = v.object({ id: v.string(), n: v.number() })

/** In how many of a family's items each person is, or speaks. */
export const peopleOf = async ({ db }: Pick<Kernel, 'db'>, reader: Reader): Promise<ItemPeople> => {
  const people = await db.any(sql.type(Person)`
    select who.id, count(distinct i.id)::int as n
    from items.items i cross join lateral unnest(i.person_ids || i.speaker_id) as who (id)
    where ${isSeen(reader)} and i.binned_at is null and who.id is not null
    group by who.id order by n desc, who.id`)
  return { people: [...people] }
}
