import type { AccountsEvent, EmailsEvent } from '../../backend/modules/accounts/events.ts'
import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'

/** What an account takes is what was reserved for it last. */
const taken = (tx: Tx, accountId: string) =>
  tx.query(sql.typeAlias('void')`
    delete from accounts.reservations where id = (
      select id from accounts.reservations where account_id = ${accountId} order by reserved_at desc, id limit 1)`)

/** Addresses that somebody else cannot have, and that no account has yet. */
export const reservations = projection(
  'accounts.reservations',
  forCategory<EmailsEvent>('email', {
    EmailReserved: (tx, { id, data, metadata }) =>
      tx.query(sql.typeAlias('void')`
        insert into accounts.reservations (id, account_id, reserved_at) values (${id}, ${data.accountId}, ${metadata.at})
        on conflict (id) do update set account_id = excluded.account_id, reserved_at = excluded.reserved_at`),
    EmailReleased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from accounts.reservations where id = ${id}`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountOpened: (tx, { id }) => taken(tx, id),
    // What is taken back was taken before.
    EmailChanged: async (tx, { id, data }) => {
      if (data.via === 'links') await taken(tx, id)
    },
  }),
)
