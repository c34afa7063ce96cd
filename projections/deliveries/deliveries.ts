import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/projection.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'

const change = (tx: Tx, id: string, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`update deliveries.deliveries set ${changes} where id = ${id}`)

const refused = (tx: Tx, { id, data }: { id: string; data: { retryAt?: string } }) =>
  change(tx, id, sql.fragment`state = 'bounced', retry_at = ${data.retryAt ?? null}`)

/** One row a recipient of a message that was released. */
export const deliveries = projection(
  'deliveries.deliveries',
  forCategory<DeliveriesEvent>('delivery', {
    DeliveryCreated: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into deliveries.deliveries (id, message_id, occurrence, recipient_id, author_id, state, expires_at)
        values (${id}, ${data.messageId}, ${data.occurrence}, ${data.recipientId}, ${data.authorId}, 'queued',
          ${data.expiresAt})
        on conflict (id) do nothing`),
    LinkAccepted: (tx, { id, data }) =>
      change(
        tx,
        id,
        sql.fragment`state = case when opened_at is null then 'sent' else 'opened' end, sent_at = ${data.acceptedAt},
          retry_at = null`,
      ),
    LinkDeferred: (tx, { id, data }) => change(tx, id, sql.fragment`retry_at = ${data.retryAt}`),
    LinkRejected: refused,
    LinkBounced: refused,
    LinkReissued: (tx, { id, data }) => change(tx, id, sql.fragment`expires_at = ${data.expiresAt}`),
    LinkReaddressed: (tx, { id }) =>
      change(
        tx,
        id,
        sql.fragment`state = 'queued', sent_at = null, opened_at = null, retry_at = null, revoked_as = null`,
      ),
    DeliveryOpened: (tx, { id, metadata }) =>
      change(tx, id, sql.fragment`state = 'opened', opened_at = ${metadata.at}`),
    DeliveryLocked: (tx, { id, data }) => change(tx, id, sql.fragment`locked_until = ${data.until}`),
    UnlockSucceeded: (tx, { id }) => change(tx, id, sql.fragment`state = 'unlocked', locked_until = null`),
    ContentPlayed: (tx, { id, data }) =>
      change(tx, id, sql.fragment`state = 'played', played_quarter = greatest(played_quarter, ${data.quarter})`),
    ContentDownloaded: (tx, { id }) => change(tx, id, sql.fragment`downloads = downloads + 1`),
    ThanksSent: (tx, { id, data }) => change(tx, id, sql.fragment`thanked_at = ${data.at}`),
    HelpRequested: (tx, { id, data }) => change(tx, id, sql.fragment`help_at = ${data.at}`),
    DeliveryDeclined: (tx, { id }) => change(tx, id, sql.fragment`state = 'declined'`),
    DeliveryDeclineUndone: (tx, { id }) =>
      change(
        tx,
        id,
        sql.fragment`state = case when opened_at is not null then 'opened' when sent_at is not null then 'sent' else 'queued' end`,
      ),
    DeliveryRevoked: (tx, { id, data }) => change(tx, id, sql.fragment`state = 'revoked', revoked_as = ${data.reason}`),
  }),
)
