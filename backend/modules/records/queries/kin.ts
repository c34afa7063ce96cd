import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import type { Line } from '../kinPlan.ts'

const Row = v.object({
  id: v.string(),
  name: v.nullable(SealedText),
  sex: v.nullable(v.picklist(['female', 'male'])),
  hasDied: v.boolean(),
})
const LineRow = v.object({ from: v.string(), to: v.string(), kin: v.picklist(['parent', 'partner', 'sibling']) })

export type Named = { readonly name: string; readonly sex: 'F' | 'M' | 'U'; readonly hasDied: boolean }

/** Whom a family has named, members and relatives, and what was stated of any two of them. */
export const kinIn = async (
  { db, membership, unseal }: Pick<Kernel, 'db' | 'membership' | 'unseal'>,
  familyId: string,
): Promise<{ readonly people: ReadonlyMap<string, Named>; readonly lines: readonly Line[] }> => {
  const [rows, lines, members] = await Promise.all([
    db.any(sql.type(Row)`
      select id, name, sex, has_died from connections.relatives where family_id = ${familyId} order by id`),
    db.any(sql.type(LineRow)`
      select from_id as "from", to_id as "to", kin from connections.lines
      where family_id = ${familyId} order by from_id, to_id`),
    membership.membersNow(familyId),
  ])
  const names = await membership.namesOf(members.map(({ accountId }) => accountId))
  const known = new Map(rows.map((row) => [row.id, row]))
  const sexOf = (id: string) => (known.get(id)?.sex === 'female' ? 'F' : known.get(id)?.sex === 'male' ? 'M' : 'U')
  const people = new Map<string, Named>()
  for (const { accountId: id } of members) people.set(id, { name: names.get(id) ?? '', sex: sexOf(id), hasDied: false })
  for (const { id, name, hasDied } of rows)
    if (name && !people.has(id)) people.set(id, { name: await unseal(name), sex: sexOf(id), hasDied })
  return { people, lines: lines.filter(({ from, to }) => people.has(from) && people.has(to)) }
}
