import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/projection.ts'

/** Who has an account, in clear text: rebuilt, never backed up. */
export const accounts = projection(
  'accounts.accounts',
  forCategory<AccountsEvent>('account', {
    AccountOpened: (tx, { id, data, metadata }) =>
      tx.query(sql.typeAlias('void')`
        insert into accounts.accounts (id, username, email, created_at)
        values (${id}, ${data.username}, ${data.email}, ${metadata.at})
        on conflict (id) do nothing`),
    EmailVerified: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update accounts.accounts set email_verified = true where id = ${id}`),
  }),
)
