// The shapes of Stripe's API reference, as far as our command reads them.
export type Thing = Readonly<Record<string, unknown>> & { readonly id: string }
export type Answer = { readonly status: number; readonly body: object }
/** A form, as Stripe takes it: `recurring[interval]=month`. */
export type Fields = Readonly<Record<string, string>>

export const problem = (status: number, type: string, code: string, message: string): Answer => ({
  status,
  body: { error: { type, code, message } },
})
export const unknown = (id: string) =>
  problem(404, 'invalid_request_error', 'resource_missing', `No such thing: '${id}'`)

export const productOf = ({ id = 'prod_1', name = '', active = 'true' }: Fields): Thing => ({
  id,
  object: 'product',
  active: active === 'true',
  name,
  livemode: false,
})

export const priceOf = (id: string, fields: Fields): Thing => ({
  id,
  object: 'price',
  active: true,
  currency: fields['currency'],
  lookup_key: fields['lookup_key'] ?? null,
  product: fields['product'],
  unit_amount: Number(fields['unit_amount']),
  recurring: {
    interval: fields['recurring[interval]'],
    interval_count: Number(fields['recurring[interval_count]'] ?? 1),
    usage_type: 'licensed',
  },
  type: 'recurring',
  livemode: false,
})
