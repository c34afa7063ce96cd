import { sql, type Fragment, type Tx } from '../../backend/kernel/db.ts'

const none = sql.typeAlias('void')

export type Kind = 'item' | 'story' | 'album' | 'book' | 'place' | 'person' | 'recipe'
export type Key = { readonly kind: Kind; readonly id: string }

/** Changes the row of a document, where there is one. */
export const set = (tx: Tx, { kind, id }: Key, changes: Fragment) =>
  tx.query(none`update search.documents set ${changes} where kind = ${kind} and id = ${id}`)

export const forget = (tx: Tx, { kind, id }: Key) =>
  tx.query(none`delete from search.documents where kind = ${kind} and id = ${id}`)

/** Who stands in a document, and its place, as they are called by now. */
const NAMES = sql.fragment`
  coalesce((
    select string_agg(coalesce(nullif(n.given, ''), n.name), ' ' order by n.id) from search.names n
    where not n.is_hidden
      and (n.kind = 'account' and n.id = any(d.person_ids)
        or n.kind = 'relative' and n.id = any(d.person_ids) and n.family_id = d.family_id
        or n.kind = 'place' and n.id = d.place_id and n.family_id = d.family_id)), '')`

/** Writes the names anew of the documents, called `d`, of which this is so. */
export const nameAnew = (tx: Tx, condition: Fragment) =>
  tx.query(none`update search.documents d set names = ${NAMES} where ${condition}`)
export const withPerson = (id: string): Fragment => sql.fragment`d.person_ids @> ${sql.array([id], 'uuid')}`
