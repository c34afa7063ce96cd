import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { ReviewsEvent } from '../../backend/modules/reviews/events.ts'

const decided = (tx: Tx, { id, revision }: Recorded, state: 'approved' | 'refused') =>
  tx.query(sql.typeAlias('void')`
    update reviews.reviews set state = ${state}, revision = ${Number(revision)} where id = ${id}`)

/** What people say about us; name and text as they lie in the log, sealed. */
export const reviews = projection(
  'reviews.reviews',
  forCategory<ReviewsEvent>('review', {
    ReviewWritten: (tx, { id, revision, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into reviews.reviews (id, name, stars, text, at, works_here, revision)
        values (${id}, ${sql.jsonb(sealed('name'))}, ${data.stars}, ${sql.jsonb(sealed('text'))}, ${data.writtenAt},
          ${data.worksHere}, ${Number(revision)})
        on conflict (id) do nothing`),
    ReviewEdited: (tx, { id, revision, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        update reviews.reviews set name = ${sql.jsonb(sealed('name'))}, stars = ${data.stars},
          text = ${sql.jsonb(sealed('text'))}, state = 'pending', is_edited = true, revision = ${Number(revision)}
        where id = ${id}`),
    ReviewApproved: (tx, event) => decided(tx, event, 'approved'),
    ReviewRefused: (tx, event) => decided(tx, event, 'refused'),
  }),
  // A review of nobody, with no word in it, is none.
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from reviews.reviews where id = ${id}`),
  }),
)
