import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/projection.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'

const change = (tx: Tx, id: string, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`update deliveries.deliveries set ${changes} where id = ${id}`)

/** One row a recipient of a message that was released. */
export const deliveries = projection(
  'deliveries.deliveries',
  forCategory<DeliveriesEvent>('delivery', {
    DeliveryCreated: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into deliveries.deliveries (id, message_id, occurrence, recipient_id, author_id, state, expires_at)
        values (${id}, ${data.messageId}, ${data.occurrence}, ${data.recipientId}, ${data.authorId}, 'queued',
          ${data.expiresAt})`),
    LinkAccepted: (tx, { id, data }) => change(tx, id, sql.fragment`state = 'sent', sent_at = ${data.acceptedAt}`),
    LinkRejected: (tx, { id }) => change(tx, id, sql.fragment`state = 'bounced'`),
    DeliveryOpened: (tx, { id, metadata }) =>
      change(tx, id, sql.fragment`state = 'opened', opened_at = ${metadata.at}`),
    UnlockSucceeded: (tx, { id }) => change(tx, id, sql.fragment`state = 'unlocked'`),
    ContentPlayed: (tx, { id, data }) =>
      change(tx, id, sql.fragment`state = 'played', played_quarter = greatest(played_quarter, ${data.quarter})`),
    ContentDownloaded: (tx, { id }) => change(tx, id, sql.fragment`downloads = downloads + 1`),
    DeliveryDeclined: (tx, { id }) => change(tx, id, sql.fragment`state = 'declined'`),
  }),
)
