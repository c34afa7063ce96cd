import type { Charge, Customer, Price, Product, Session, Subscription } from './state.ts'

// The shapes of the provider's API reference, as far as our calls read them.
export type Fields = Readonly<Record<string, string>>
export type Answer = { readonly status: number; readonly body: object }

export const problem = (status: number, code: string, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message } },
})
export const unknown = (id: string): Answer => problem(404, 'resource_missing', `No such thing: '${id}'`)

export const listOf = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data })

export const productOf = ({ id = 'prod_1', name = '', active = 'true' }: Fields): Product => ({
  id,
  object: 'product',
  active: active === 'true',
  name,
  livemode: false,
})

export const priceShape = (id: string, fields: Fields): Price => ({
  id,
  object: 'price',
  active: true,
  currency: fields['currency'],
  lookup_key: fields['lookup_key'] ?? null,
  product: fields['product'] ?? '',
  unit_amount: Number(fields['unit_amount']),
  recurring: {
    interval: fields['recurring[interval]'] === 'year' ? 'year' : 'month',
    interval_count: Number(fields['recurring[interval_count]'] ?? 1),
  },
  type: 'recurring',
  livemode: false,
})

export const customerShape = ({ id, accountId }: Customer) => ({
  id,
  object: 'customer',
  metadata: { accountId },
  livemode: false,
})

export const sessionShape = ({ id, customer, accountId, status, expiresAt }: Session, page: string) => ({
  id,
  object: 'checkout.session',
  customer,
  client_reference_id: accountId,
  status,
  expires_at: expiresAt,
  url: status === 'open' ? `${page}/pay/${id}` : null,
  livemode: false,
})

export const subscriptionShape = (one: Subscription, price: Price) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  created: one.created,
  status: one.status,
  cancel_at_period_end: one.isEnding,
  cancel_at: null,
  items: listOf('/v1/subscription_items', [{ id: `si_${one.id}`, price, current_period_end: one.periodEnd }]),
  livemode: false,
})

export const chargeShape = ({ id, customer, cents, refunded, created }: Charge) => ({
  id,
  object: 'charge',
  customer,
  amount: cents,
  amount_refunded: refunded,
  refunded: refunded === cents,
  currency: 'usd',
  created,
  status: 'succeeded',
  disputed: false,
  livemode: false,
})
