import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'

type About = Recorded & { readonly data: { readonly contactId: string } }

const change = (tx: Tx, { id, data }: About, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`
    update life.contacts set ${changes} where account_id = ${id} and id = ${data.contactId}`)

/** An account's trusted contacts, with personal text as it lies in the log. */
export const contacts = projection(
  'life.contacts',
  forCategory<LifeEvent>('life', {
    ContactInvited: (tx, { id, data, sealed, metadata }) =>
      tx.query(sql.typeAlias('void')`
        insert into life.contacts (account_id, id, name, address, invited_at, mail_waits_since)
        values (${id}, ${data.contactId}, ${sql.jsonb(sealed('name'))}, ${sql.jsonb(sealed('address'))},
          ${metadata.at}, ${metadata.at})
        on conflict (account_id, id) do nothing`),
    ContactInvitationMailed: (tx, event) => change(tx, event, sql.fragment`mail_waits_since = null, leaves_at = null`),
    ContactInvitationPutOff: (tx, event) => change(tx, event, sql.fragment`leaves_at = ${event.data.leavesAt}`),
    ContactInvitationRefused: (tx, event) =>
      change(tx, event, sql.fragment`mail_waits_since = null, leaves_at = null, refused_at = ${event.metadata.at}`),
    ContactAccepted: (tx, event) => change(tx, event, sql.fragment`state = 'accepted'`),
    ContactDeclined: (tx, event) => change(tx, event, sql.fragment`state = 'declined'`),
    ContactRemoved: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        delete from life.contacts where account_id = ${id} and id = ${data.contactId}`),
  }),
  // Whom nobody trusts any more is no contact.
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from life.contacts where account_id = ${id}`),
  }),
)
