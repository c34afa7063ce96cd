import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/projection.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'

/** An author's people, with personal text as it lies in the log. */
export const recipients = projection(
  'recipients.recipients',
  forCategory<RecipientsEvent>('recipient', {
    RecipientAdded: (tx, { id, data, sealed, revision }) =>
      tx.query(sql.typeAlias('void')`
        insert into recipients.recipients (id, owner_id, name, address, address_hash, zone, revision)
        values (${id}, ${data.ownerId}, ${sql.jsonb(sealed('name'))}, ${sql.jsonb(sealed('address'))},
          ${data.addressHash}, ${data.zone}, ${Number(revision)})
        on conflict (id) do nothing`),
    RecipientChanged: (tx, { id, data, sealed, revision }) =>
      tx.query(sql.typeAlias('void')`
        update recipients.recipients set name = ${sql.jsonb(sealed('name'))},
          address = ${sql.jsonb(sealed('address'))}, address_hash = ${data.addressHash}, zone = ${data.zone},
          revision = ${Number(revision)}
        where id = ${id}`),
    VerificationSet: (tx, { id, data, sealed, revision }) => {
      const hint = sealed('hint')
      return tx.query(sql.typeAlias('void')`
        update recipients.recipients set verification = ${data.method}, hint = ${hint && sql.jsonb(hint)},
          secret_hash = ${data.secretHash}, revision = ${Number(revision)}
        where id = ${id}`)
    },
    RecipientDeclined: (tx, { id, revision }) =>
      tx.query(sql.typeAlias('void')`
        update recipients.recipients set consent = 'declined', revision = ${Number(revision)} where id = ${id}`),
  }),
)
