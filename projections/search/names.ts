import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { ConnectionsEvent } from '../../backend/modules/connections/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { PlacesEvent } from '../../backend/modules/places/events.ts'
import { readable } from './readable.ts'

const none = sql.typeAlias('void')

/** Where the names of accounts stand, whose people may be in several families. */
const NO_FAMILY = '00000000-0000-0000-0000-000000000000'

type Named = { readonly kind: 'account' | 'relative' | 'place'; readonly familyId: string; readonly id: string }

const call = (tx: Tx, { kind, familyId, id }: Named, name: string) =>
  tx.query(none`
    insert into search.names (kind, family_id, id, name) values (${kind}, ${familyId}, ${id}, ${readable(name)})
    on conflict (kind, id, family_id) do update set name = excluded.name`)
const forget = (tx: Tx, { kind, familyId, id }: Named) =>
  tx.query(none`delete from search.names where kind = ${kind} and id = ${id} and family_id = ${familyId}`)
const setPlace = (tx: Tx, id: string, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update search.names set ${changes} where kind = 'place' and id = ${id}`)

const account = (id: string): Named => ({ kind: 'account', familyId: NO_FAMILY, id })
const relative = (familyId: string, id: string): Named => ({ kind: 'relative', familyId, id })

/** What people and places are called, for the documents that they stand in. */
export const names = projection(
  'search.names',
  forCategory<AccountsEvent>('account', {
    AccountOpened: (tx, { id, data }) => call(tx, account(id), shownName(readable(data.username))),
    ProfileChanged: (tx, { id, data }) =>
      tx.query(none`
        update search.names set given = ${readable(data.name)} where kind = 'account' and id = ${id}`),
    AccountErased: (tx, { id }) => forget(tx, account(id)),
  }),
  forCategory<ConnectionsEvent>('kin', {
    RelativeAdded: (tx, { id, data }) => call(tx, relative(id, data.relativeId), data.name),
    RelativeChanged: async (tx, { id, data }) => {
      if (data.name !== undefined) await call(tx, relative(id, data.relativeId), data.name)
    },
    RelativeRemoved: (tx, { id, data }) => forget(tx, relative(id, data.relativeId)),
  }),
  forCategory<PlacesEvent>('place', {
    PlaceNamed: (tx, { id, data }) => call(tx, { kind: 'place', familyId: data.familyId, id }, data.name),
    PlaceChanged: (tx, { id, data }) => setPlace(tx, id, sql.fragment`name = ${readable(data.name)}`),
    PlaceRemoved: (tx, { id }) => setPlace(tx, id, sql.fragment`is_hidden = true`),
    PlaceRestored: (tx, { id }) => setPlace(tx, id, sql.fragment`is_hidden = false`),
    PlaceErased: (tx, { id }) => tx.query(none`delete from search.names where kind = 'place' and id = ${id}`),
  }),
  forCategory<FamiliesEvent>('family', {
    FamilyEnded: (tx, { id }) => tx.query(none`delete from search.names where family_id = ${id}`),
  }),
)
