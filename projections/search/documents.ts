import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { AlbumsEvent } from '../../backend/modules/albums/events.ts'
import type { ConnectionsEvent } from '../../backend/modules/connections/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { ItemsEvent, Said } from '../../backend/modules/items/events.ts'
import type { PlacesEvent } from '../../backend/modules/places/events.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import type { ScrapbooksEvent } from '../../backend/modules/scrapbooks/events.ts'
import { readable } from './readable.ts'
import { recipes } from './recipes.ts'
import { forget, nameAnew, set, withPerson, type Key } from './rows.ts'

const none = sql.typeAlias('void')

type OfThing = { readonly id: string }
const item = ({ id }: OfThing): Key => ({ kind: 'item', id })
const story = ({ id }: OfThing): Key => ({ kind: 'story', id })
const album = ({ id }: OfThing): Key => ({ kind: 'album', id })
const book = ({ id }: OfThing): Key => ({ kind: 'book', id })
const place = ({ id }: OfThing): Key => ({ kind: 'place', id })

/** A thing that is found by what it is called alone. */
const titled = (tx: Tx, { kind, id }: Key, familyId: string, title: string) =>
  tx.query(none`
    insert into search.documents (kind, id, family_id, title) values (${kind}, ${id}, ${familyId}, ${readable(title)})
    on conflict do nothing`)
/** Whoever adds a relative makes the id: another family may have one of the same. */
const isRelative = (familyId: string, id: string) =>
  sql.fragment`kind = 'person' and id = ${id} and family_id = ${familyId}`
const hidden = (isHidden: boolean) => sql.fragment`is_hidden = ${isHidden}`

const datedIn = (date: Said | null | string): string => (date === null || typeof date === 'string' ? '' : date.words)

/** What a family can find by words. */
export const documents = projection(
  'search.documents',
  forCategory<ItemsEvent>('item', {
    ItemAdded: (tx, { id, data }) =>
      tx.query(none`
        insert into search.documents (kind, id, family_id, title, file, text)
        values ('item', ${id}, ${data.familyId}, ${readable(data.title)}, ${readable(data.name)}, ${readable(data.text)})
        on conflict do nothing`),
    ItemDescribed: (tx, event) =>
      set(
        tx,
        item(event),
        sql.fragment`title = ${readable(event.data.title)}, caption = ${readable(event.data.caption)},
          text = ${readable(event.data.text)}`,
      ),
    ItemDated: (tx, event) => set(tx, item(event), sql.fragment`dated = ${datedIn(event.data.date)}`),
    PeopleTagged: async (tx, event) => {
      const { personIds, speakerId } = event.data
      const ids = [...new Set([...personIds, ...(speakerId === undefined ? [] : [speakerId])])]
      await set(tx, item(event), sql.fragment`person_ids = ${sql.array(ids, 'uuid')}`)
      await nameAnew(tx, sql.fragment`d.kind = 'item' and d.id = ${event.id}`)
    },
    ItemPlaced: async (tx, event) => {
      await set(tx, item(event), sql.fragment`place_id = ${event.data.placeId}`)
      await nameAnew(tx, sql.fragment`d.kind = 'item' and d.id = ${event.id}`)
    },
    TranscriptWritten: (tx, event) => set(tx, item(event), sql.fragment`said = ${readable(event.data.text)}`),
    ContributorJoined: (tx, event) =>
      set(
        tx,
        item(event),
        sql.fragment`others = others || ${sql.jsonb({ [event.data.accountId]: readable(event.data.caption) })}`,
      ),
    ItemBinned: (tx, event) => set(tx, item(event), hidden(true)),
    ItemRestored: (tx, event) => set(tx, item(event), hidden(false)),
    ItemErased: (tx, event) => forget(tx, item(event)),
  }),
  forCategory<StoriesEvent>('story', {
    StoryAsked: (tx, { id, data }) =>
      tx.query(none`
        insert into search.documents (kind, id, family_id, is_hidden, title, names)
        values ('story', ${id}, ${data.familyId}, true, ${readable(data.question)}, ${readable(data.name)})
        on conflict do nothing`),
    StoryTold: (tx, event) =>
      set(tx, story(event), sql.fragment`is_hidden = false, text = ${readable(event.data.words)}`),
    StoryNamed: (tx, event) => set(tx, story(event), sql.fragment`caption = ${readable(event.data.title)}`),
    StoryRemoved: (tx, event) => set(tx, story(event), hidden(true)),
    StoryRestored: (tx, event) => set(tx, story(event), hidden(false)),
    StoryErased: (tx, event) => forget(tx, story(event)),
  }),
  forCategory<AlbumsEvent>('album', {
    AlbumCreated: (tx, event) => titled(tx, album(event), event.data.familyId, event.data.title),
    AlbumRenamed: (tx, event) => set(tx, album(event), sql.fragment`title = ${readable(event.data.title)}`),
    AlbumRemoved: (tx, event) => set(tx, album(event), hidden(true)),
    AlbumRestored: (tx, event) => set(tx, album(event), hidden(false)),
    AlbumErased: (tx, event) => forget(tx, album(event)),
  }),
  forCategory<ScrapbooksEvent>('scrapbook', {
    ScrapbookAdded: (tx, event) => titled(tx, book(event), event.data.familyId, event.data.title),
    ScrapbookEdited: (tx, event) => set(tx, book(event), sql.fragment`title = ${readable(event.data.title)}`),
    ScrapbookRemoved: (tx, event) => set(tx, book(event), hidden(true)),
    ScrapbookRestored: (tx, event) => set(tx, book(event), hidden(false)),
    ScrapbookErased: (tx, event) => forget(tx, book(event)),
  }),
  forCategory<PlacesEvent>('place', {
    PlaceNamed: (tx, event) => titled(tx, place(event), event.data.familyId, event.data.name),
    PlaceChanged: async (tx, event) => {
      await set(tx, place(event), sql.fragment`title = ${readable(event.data.name)}`)
      await nameAnew(tx, sql.fragment`d.place_id = ${event.id}`)
    },
    PlaceRemoved: async (tx, event) => {
      await set(tx, place(event), hidden(true))
      await nameAnew(tx, sql.fragment`d.place_id = ${event.id}`)
    },
    PlaceRestored: async (tx, event) => {
      await set(tx, place(event), hidden(false))
      await nameAnew(tx, sql.fragment`d.place_id = ${event.id}`)
    },
    PlaceErased: async (tx, event) => {
      await forget(tx, place(event))
      await nameAnew(tx, sql.fragment`d.place_id = ${event.id}`)
    },
  }),
  recipes,
  forCategory<ConnectionsEvent>('kin', {
    RelativeAdded: (tx, { id, data }) => titled(tx, { kind: 'person', id: data.relativeId }, id, data.name),
    RelativeChanged: async (tx, { id, data }) => {
      if (data.name === undefined) return
      await tx.query(none`
        update search.documents set title = ${readable(data.name)} where ${isRelative(id, data.relativeId)}`)
      await nameAnew(tx, sql.fragment`d.family_id = ${id} and ${withPerson(data.relativeId)}`)
    },
    RelativeRemoved: async (tx, { id, data }) => {
      await tx.query(none`delete from search.documents where ${isRelative(id, data.relativeId)}`)
      await nameAnew(tx, sql.fragment`d.family_id = ${id} and ${withPerson(data.relativeId)}`)
    },
  }),
  forCategory<AccountsEvent>('account', {
    ProfileChanged: (tx, { id }) => nameAnew(tx, withPerson(id)),
    AccountErased: (tx, { id }) => nameAnew(tx, withPerson(id)),
  }),
  forCategory<FamiliesEvent>('family', {
    FamilyEnded: (tx, { id }) => tx.query(none`delete from search.documents where family_id = ${id}`),
  }),
)
