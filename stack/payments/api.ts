import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Machine } from './machine.ts'
import {
  chargeShape,
  customerShape,
  listOf,
  priceShape,
  problem,
  productOf,
  sessionShape,
  subscriptionShape,
  unknown,
  type Answer,
  type Fields,
} from './shapes.ts'

const ok = (body: object): Answer => ({ status: 200, body })
type Call = {
  /** The fields that it knows, without what stands in brackets. */
  readonly takes: readonly string[]
  readonly answer: (id: string, fields: Fields) => Answer
}

/** The calls that the product makes, and no others. */
export const callsOf = (machine: Machine): Readonly<Record<string, Call>> => {
  const { state, newId, page } = machine
  const shown = (id: string): Answer => {
    const one = state.subscriptions[id]
    return one ? ok(subscriptionShape(one, machine.priceOf(one.price))) : unknown(id)
  }
  const changed = <T extends object>(table: Record<string, T>, id: string, { active, ...others }: Fields): Answer => {
    const known = table[id]
    if (!known) return unknown(id)
    const next = { ...known, ...others, ...(active !== undefined && { active: active === 'true' }) }
    table[id] = next
    return ok(next)
  }
  const newPrice = (fields: Fields): Answer => {
    const { lookup_key: key, product = '' } = fields
    if (Object.values(state.prices).some((each) => each['lookup_key'] === key))
      return problem(400, 'resource_already_exists', 'A price already uses that lookup key.')
    if (!state.products[product]) return unknown(product)
    const price = priceShape(newId('price'), fields)
    state.prices[price.id] = price
    return ok(price)
  }
  const newSession = (fields: Fields): Answer => {
    const { customer = '', 'line_items[0][price]': price = '' } = fields
    if (!state.customers[customer]) return unknown(customer)
    if (!state.prices[price]) return unknown(price)
    const session = {
      id: newId('cs_test'),
      customer,
      price,
      accountId: fields['client_reference_id'] ?? '',
      trialEnd: Number(fields['subscription_data[trial_end]'] ?? 0),
      successUrl: fields['success_url'] ?? '',
      cancelUrl: fields['cancel_url'] ?? '',
      expiresAt: Number(fields['expires_at']),
      status: 'open',
    } as const
    state.sessions[session.id] = session
    return ok(sessionShape(session, page()))
  }
  return {
    'GET /products/:id': { takes: [], answer: (id) => (state.products[id] ? ok(state.products[id]) : unknown(id)) },
    'POST /products': {
      takes: ['id', 'name'],
      answer: (_, fields) => {
        const product = productOf(fields)
        state.products[product.id] = product
        return ok(product)
      },
    },
    'POST /products/:id': { takes: ['name', 'active'], answer: (id, fields) => changed(state.products, id, fields) },
    'GET /prices': {
      takes: ['lookup_keys', 'limit'],
      answer: (_, fields) => {
        const keys = Object.entries(fields).flatMap(([name, value]) => (name.startsWith('lookup_keys[') ? value : []))
        if (keys.length > 10) return problem(400, 'parameter_invalid', 'At most 10 lookup_keys.')
        const data = Object.values(state.prices).filter((each) => keys.includes(String(each['lookup_key'])))
        return ok(listOf('/v1/prices', data))
      },
    },
    'POST /prices': {
      takes: ['lookup_key', 'product', 'currency', 'unit_amount', 'recurring'],
      answer: (_, fields) => newPrice(fields),
    },
    'POST /prices/:id': { takes: ['active'], answer: (id, fields) => changed(state.prices, id, fields) },
    'POST /customers': {
      takes: ['metadata'],
      answer: (_, fields) => {
        const customer = { id: newId('cus'), accountId: fields['metadata[accountId]'] ?? '', card: '' }
        state.customers[customer.id] = customer
        return ok(customerShape(customer))
      },
    },
    'DELETE /customers/:id': {
      takes: [],
      answer: (id) => {
        if (!state.customers[id]) return unknown(id)
        machine.forget(id)
        return ok({ id, object: 'customer', deleted: true })
      },
    },
    'POST /checkout/sessions': {
      takes: [
        'mode',
        'customer',
        'client_reference_id',
        'line_items',
        'success_url',
        'cancel_url',
        'expires_at',
        'subscription_data',
      ],
      answer: (_, fields) => newSession(fields),
    },
    'GET /checkout/sessions/:id': {
      takes: [],
      answer: (id) => (state.sessions[id] ? ok(sessionShape(state.sessions[id], page())) : unknown(id)),
    },
    'POST /checkout/sessions/:id/expire': {
      takes: [],
      answer: (id) => {
        const session = state.sessions[id]
        if (session?.status !== 'open') return problem(400, 'session_not_open', 'Only open sessions can be expired.')
        state.sessions[id] = { ...session, status: 'expired' }
        return ok(sessionShape({ ...session, status: 'expired' }, page()))
      },
    },
    'GET /subscriptions': {
      takes: ['customer', 'status', 'limit'],
      answer: (_, { customer }) => {
        const own = Object.values(state.subscriptions).filter((each) => each.customer === customer)
        return ok(
          listOf(
            '/v1/subscriptions',
            own.map((each) => subscriptionShape(each, machine.priceOf(each.price))),
          ),
        )
      },
    },
    'POST /subscriptions/:id': {
      takes: ['cancel_at_period_end'],
      answer: (id, fields) => {
        const one = state.subscriptions[id]
        if (!one || one.status === 'canceled') return unknown(id)
        machine.put({ ...one, isEnding: fields['cancel_at_period_end'] === 'true' })
        return shown(id)
      },
    },
    'DELETE /subscriptions/:id': {
      takes: [],
      answer: (id) => {
        const one = state.subscriptions[id]
        if (!one || one.status === 'canceled') return unknown(id)
        machine.cancel(one)
        return shown(id)
      },
    },
    'GET /charges': {
      takes: ['customer', 'limit', 'starting_after'],
      answer: (_, { customer }) => {
        const own = Object.values(state.charges).filter((each) => each.customer === customer)
        return ok(listOf('/v1/charges', own.map(chargeShape)))
      },
    },
    'POST /refunds': {
      takes: ['charge'],
      answer: (_, { charge = '' }) => {
        const one = state.charges[charge]
        if (!one) return unknown(charge)
        if (one.refunded >= one.cents) return problem(400, 'charge_already_refunded', 'It was refunded already.')
        const status = machine.refund(charge, one.cents - one.refunded) ?? 'failed'
        return ok({ id: newId('re'), object: 'refund', charge, amount: one.cents - one.refunded, status })
      },
    },
    'POST /billing_portal/sessions': {
      takes: ['customer', 'return_url'],
      answer: (_, { customer = '', return_url: back = '' }) =>
        state.customers[customer]
          ? ok({
              id: newId('bps'),
              object: 'billing_portal.session',
              customer,
              url: `${page()}/portal/${customer}?back=${encodeURIComponent(back)}`,
            })
          : unknown(customer),
    },
  }
}

const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body))

/** Answers a call under /v1: an unknown one, an unknown field, or a write without a key of its own is refused. */
export const answering = (machine: Machine, key: string) => {
  const { state, save } = machine
  const calls = callsOf(machine)
  const found = (method: string, path: string): readonly [Call, string] | undefined => {
    const parts = path.replace('/v1', '').split('/')
    for (const [name, call] of Object.entries(calls)) {
      const [verb, pattern = ''] = name.split(' ')
      const wanted = pattern.split('/')
      const id = parts[wanted.indexOf(':id')] ?? ''
      if (
        verb === method &&
        wanted.length === parts.length &&
        wanted.every((part, n) => part === ':id' || part === parts[n])
      )
        return [call, id]
    }
    return undefined
  }
  const perform = (method: string, path: string, fields: Fields): Answer => {
    const call = found(method, path)
    if (!call) return problem(404, 'url_invalid', `The simulator does not know ${method} ${path}.`)
    const [{ takes, answer }, id] = call
    const strange = Object.keys(fields).find((name) => !takes.includes(name.split('[', 1)[0] ?? ''))
    if (strange !== undefined) return problem(400, 'parameter_unknown', `Received unknown parameter: ${strange}`)
    return answer(id, fields)
  }
  /** A repeat under one key has the first answer; something else under it is refused. */
  const once = (name: string, asked: string, answer: () => Answer): Answer => {
    const before = state.answers[name]
    if (before && before.asked !== asked)
      return problem(400, 'idempotency_key_in_use', 'Keys for idempotent requests differ.', 'idempotency_error')
    if (before) return before
    const given = answer()
    state.answers[name] = { asked, ...given }
    save()
    return given
  }
  return async (request: IncomingMessage): Promise<Answer> => {
    const { authorization = '', 'idempotency-key': name } = request.headers
    if (state.fault === 'away') return problem(503, 'away', 'Away.', 'api_error')
    if (authorization !== `Bearer ${key}`) return problem(401, 'api_key_invalid', 'Invalid API Key provided.')
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = request.method ?? 'GET'
    if (method === 'GET') return perform(method, url.pathname, fieldsOf(url.search))
    const body = await text(request)
    if (typeof name !== 'string')
      return problem(400, 'parameter_missing', 'The simulator takes no write without a key.')
    return once(name, `${method} ${url.pathname} ${body}`, () => perform(method, url.pathname, fieldsOf(body)))
  }
}
