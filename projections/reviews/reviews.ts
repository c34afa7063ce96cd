import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { ReviewsEvent } from '../../backend/modules/reviews/events.ts'

/** What people say about us; name and text as they lie in the log, sealed. */
export const reviews = projection(
  'reviews.reviews',
  forCategory<ReviewsEvent>('review', {
    ReviewWritten: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into reviews.reviews (id, name, stars, text, at, works_here)
        values (${id}, ${sql.jsonb(sealed('name'))}, ${data.stars}, ${sql.jsonb(sealed('text'))}, ${data.writtenAt},
          ${data.worksHere})
        on conflict (id) do nothing`),
    ReviewEdited: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        update reviews.reviews set name = ${sql.jsonb(sealed('name'))}, stars = ${data.stars},
          text = ${sql.jsonb(sealed('text'))}, state = 'pending', is_edited = true
        where id = ${id}`),
    ReviewApproved: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update reviews.reviews set state = 'approved' where id = ${id}`),
    ReviewRefused: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update reviews.reviews set state = 'refused' where id = ${id}`),
  }),
  // A review of nobody, with no word in it, is none.
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from reviews.reviews where id = ${id}`),
  }),
)
