import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Address } from '../../modules/billing/stripe.ts'
import { priceOf, problem, productOf, unknown, type Answer, type Fields, type Thing } from './stripeShapes.ts'

export const KNOWN_KEY = 'sk_test_1234567890abcdefWXYZ'

/** Holds products and prices in memory and answers in the shapes of Stripe's reference (see prices.test.ts). */
export const stripeStandIn = async () => {
  const products = new Map<string, Thing>()
  const prices = new Map<string, Thing>()
  const repeated = new Map<string, { readonly asked: string; readonly answer: Answer }>()
  const written: string[] = []

  const changed = (things: Map<string, Thing>, id: string, fields: Fields): Answer => {
    const known = things.get(id)
    if (!known) return unknown(id)
    const { active, ...others } = fields
    things.set(id, { ...known, ...others, ...(active !== undefined && { active: active === 'true' }) })
    return { status: 200, body: things.get(id) ?? {} }
  }
  const newPrice = (fields: Fields): Answer => {
    const key = fields['lookup_key']
    if ([...prices.values()].some(({ lookup_key }) => lookup_key === key))
      return problem(400, 'invalid_request_error', 'resource_already_exists', 'A price already uses that lookup key.')
    if (!products.has(fields['product'] ?? '')) return unknown(fields['product'] ?? '')
    const price = priceOf(`price_${prices.size + 1}`, fields)
    prices.set(price.id, price)
    return { status: 200, body: price }
  }
  const newProduct = (fields: Fields): Answer => {
    const product = productOf(fields)
    products.set(product.id, product)
    return { status: 200, body: product }
  }
  const write = (path: string, fields: Fields): Answer => {
    const [, , kind, id] = path.split('/')
    if (id) return changed(kind === 'products' ? products : prices, id, fields)
    return kind === 'products' ? newProduct(fields) : newPrice(fields)
  }
  const read = (url: URL): Answer => {
    const [, , kind, id] = url.pathname.split('/')
    if (kind === 'products' && id) {
      const product = products.get(id)
      return product ? { status: 200, body: product } : unknown(id)
    }
    const keys = [...url.searchParams].flatMap(([name, value]) => (name.startsWith('lookup_keys[') ? [value] : []))
    if (keys.length > 10) return problem(400, 'invalid_request_error', 'parameter_invalid', 'At most 10 lookup_keys.')
    const data = [...prices.values()].filter(({ lookup_key }) => keys.includes(String(lookup_key)))
    return { status: 200, body: { object: 'list', url: '/v1/prices', has_more: false, data } }
  }
  // A repeat under one key has the first answer; something else under it is refused.
  const writeOnce = (key: string | undefined, path: string, body: string): Answer => {
    if (!key) return problem(400, 'invalid_request_error', 'parameter_missing', 'Our own rule: no write without a key.')
    const asked = `${path} ${body}`
    const before = repeated.get(key)
    if (before && before.asked !== asked)
      return problem(400, 'idempotency_error', 'idempotency_key_in_use', 'Keys for idempotent requests differ.')
    if (before) return before.answer
    const answer = write(path, Object.fromEntries(new URLSearchParams(body)))
    repeated.set(key, { asked, answer })
    if (answer.status === 200) written.push(asked)
    return answer
  }
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const { authorization = '' } = request.headers
    const key = authorization.replace('Bearer ', '')
    if (key !== KNOWN_KEY)
      return problem(401, 'invalid_request_error', 'api_key_invalid', `Invalid API Key provided: ****${key.slice(-4)}`)
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method !== 'POST') return read(url)
    const name = request.headers['idempotency-key']
    return writeOnce(typeof name === 'string' ? name : undefined, url.pathname, await text(request))
  }

  const versions = new Set<unknown>()
  const server = createServer((request, response) => {
    versions.add(request.headers['stripe-version'])
    void answerTo(request).then(({ status, body }) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
      response.end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address: Address = { host: '127.0.0.1', port, protocol: 'http' }
  return {
    address,
    versions,
    products,
    prices,
    /** Every write that had an effect: its path and its form. */
    written,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
