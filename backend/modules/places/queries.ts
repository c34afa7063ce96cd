import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { may, mayChange } from '../../kernel/identity/roles.ts'
import { isVisible, type Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import { Coordinates, MOST_PLACES, type PlaceRow } from './contract.ts'

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  name: SealedText,
  at: v.nullable(SealedText),
  n: v.number(),
  addedAt: v.string(),
  removedAt: v.nullable(v.string()),
})

/** Where it is; nothing where nobody said, or where it opens no more. */
const atOf = (text: string) => (text.startsWith('{') ? v.parse(Coordinates, JSON.parse(text)) : null)

/** A family's places by name; what was removed is for those alone who may bring it back. */
export const placesOf = async ({ db, membership, unseal }: Kernel, reader: Reader): Promise<PlaceRow[]> => {
  const { id, familyId, role } = reader
  const rows = await db.any(sql.type(Row)`
    select p.id, p.revision, p.contributor_id, p.name, p.at, p.added_at, p.removed_at, coalesce(c.n, 0)::int as n
    from places.places p
    left join (
      select i.place_id, count(*) as n from items.items i
      where ${isVisible(sql.fragment`i`, reader)} and i.binned_at is null and i.motion_of is null and i.place_id is not null group by 1) c on c.place_id = p.id
    where p.family_id = ${familyId}
      and (p.removed_at is null or ${may(role, 'edit')} or ${may(role, 'add')} and p.contributor_id = ${id})
    order by p.added_at desc, p.id limit ${MOST_PLACES}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  const places = await Promise.all(
    rows.map(async ({ contributorId, name, at, ...row }) => {
      const isOwn = contributorId === id
      const addedBy = names.get(contributorId) || FORMER
      const where = at ? atOf(await unseal(at)) : null
      return { ...row, name: await unseal(name), at: where, addedBy, isOwn, mayChange: mayChange(role, isOwn) }
    }),
  )
  return places.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}

/** How many places a family has named and not removed. */
export const placesIn = ({ db }: Pick<Kernel, 'db'>, familyId: string): Promise<number> =>
  db.oneFirst(sql.type(v.object({ n: v.number() }))`
    select count(*)::int as n from places.places where family_id = ${familyId} and removed_at is null`)
