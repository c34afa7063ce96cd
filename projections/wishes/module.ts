import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { categories, type WishesEvent } from '../../backend/modules/wishes/events.ts'

const none = sql.typeAlias('void')

/** Whose last wishes can be read: their words stand in no table. */
const table = projection(
  'wishes.wishes',
  forCategory<WishesEvent>('wishes', {
    WishesPublished: (tx, { id, data: { version, publishedAt } }) =>
      tx.query(none`
        insert into wishes.wishes (account_id, version, published_at) values (${id}, ${version}, ${publishedAt})
        on conflict (account_id) do update set version = excluded.version, published_at = excluded.published_at`),
    WishesWithdrawn: (tx, { id }) =>
      tx.query(none`update wishes.wishes set published_at = null where account_id = ${id}`),
    WishesEnded: (tx, { id }) => tx.query(none`delete from wishes.wishes where account_id = ${id}`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(none`delete from wishes.wishes where account_id = ${id}`),
  }),
)

export const wishes: ReadModule = { categories, tables: [table] }
