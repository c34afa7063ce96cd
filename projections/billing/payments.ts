import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { BillingEvent } from '../../backend/modules/billing/events.ts'

/** What was paid and given back; the sums stay when nobody is left whose they were. */
export const payments = projection(
  'billing.payments',
  forCategory<BillingEvent>('billing', {
    PaymentSucceeded: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into billing.payments (id, account_id, cents, paid_at, mode)
        values (${data.chargeId}, ${id}, ${data.cents}, ${data.paidAt}, ${data.mode}) on conflict (id) do nothing`),
    PaymentRefunded: (tx, { data }) =>
      tx.query(sql.typeAlias('void')`
        update billing.payments set refunded_cents = greatest(refunded_cents, ${data.cents}) where id = ${data.chargeId}`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update billing.payments set account_id = null where account_id = ${id}`),
  }),
)
