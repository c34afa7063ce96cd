import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'

type OfPerson = { readonly id: string }

/** A no outlives a change of address: each one that the entry has while it stands counts. Read after the entry's row. */
const remember = (tx: Tx, { id }: OfPerson) =>
  tx.query(sql.typeAlias('void')`
    insert into recipients.declined (recipient_id, owner_id, address_hash)
    select id, owner_id, address_hash from recipients.recipients where id = ${id} and consent = 'declined'
    on conflict do nothing`)

/** They were written to there as well. */
const rememberAlso = async (tx: Tx, id: string, hashes: readonly string[] = []) => {
  for (const hash of hashes)
    await tx.query(sql.typeAlias('void')`
      insert into recipients.declined (recipient_id, owner_id, address_hash)
      select id, owner_id, ${hash} from recipients.recipients where id = ${id}
      on conflict do nothing`)
}

const forget = (tx: Tx, { id }: OfPerson) =>
  tx.query(sql.typeAlias('void')`delete from recipients.declined where recipient_id = ${id}`)

/**
 * The addresses at which somebody wants nothing from an author, also once their entry is gone: it could be added anew.
 */
export const declined = projection(
  'recipients.declined',
  forCategory<RecipientsEvent>('recipient', {
    RecipientDeclined: async (tx, event) => {
      await remember(tx, event)
      await rememberAlso(tx, event.id, event.data.alsoAt)
    },
    RecipientChanged: remember,
    RecipientDeclineUndone: forget,
    RecipientConsented: forget,
    WrongPersonReported: forget,
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from recipients.declined where owner_id = ${id}`),
  }),
)
