import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { SubscribersEvent } from '../../backend/modules/subscribers/events.ts'

const becomes =
  (state: string) =>
  (tx: Tx, { id }: { id: string }) =>
    tx.query(sql.typeAlias('void')`update subscribers.subscribers set state = ${state} where id = ${id}`)

const answered = (tx: Tx, { id }: { id: string }) =>
  tx.query(sql.typeAlias('void')`update subscribers.subscribers set mail_waits_since = null where id = ${id}`)

/** Who wants our letters; the address as it lies in the log, sealed. */
export const subscribers = projection(
  'subscribers.subscribers',
  forCategory<SubscribersEvent>('subscriber', {
    SubscriptionRequested: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into subscribers.subscribers (id, address, source, state, requested_at, mail_waits_since)
        values (${id}, ${sql.jsonb(sealed('address'))}, ${data.source}, 'unconfirmed', ${data.requestedAt},
          ${data.requestedAt})
        on conflict (id) do update set address = excluded.address, source = excluded.source, state = excluded.state,
          requested_at = excluded.requested_at, mail_waits_since = excluded.mail_waits_since, confirmed_at = null`),
    ConfirmationAccepted: answered,
    ConfirmationRejected: answered,
    SubscriptionConfirmed: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update subscribers.subscribers set state = 'confirmed', confirmed_at = ${data.confirmedAt} where id = ${id}`),
    Unsubscribed: becomes('unsubscribed'),
    SubscriberSuppressed: becomes('suppressed'),
  }),
)
