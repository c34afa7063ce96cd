import { newId } from '../../backend/kernel/ids.ts'
import type { Node } from './contracts.ts'
import type { Route } from './routes.ts'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
type Handler = { readonly bodySchema?: Node; readonly longestBody?: number }

const FAR_TOO_LONG = 900_000
const LONGEST_ADDRESS = 6_000
const NO_SCHEMA: Node = { kind: 'schema', type: 'string' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }
const HEADERS = [
  ['User-Agent', 'X-Family', 'Idempotency-Key', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Range'],
  ['If-None-Match', 'Accept', 'Accept-Encoding', 'Content-Type'],
].flat()

const ID = newId()
const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  uuid: ID,
  iso_timestamp: '2031-05-03T07:00:00.000Z',
  iso_date: '1931-05-03',
  email: 'ruth@hale.example',
}
const has = (node: Node, type: string): boolean =>
  node.type === type || (node.pipe ?? []).some((part) => part !== node && has(part, type))

/** What fits a schema; at `place` of its texts, counted as they come, stands `text`. */
const filled = (node: Node, text: string, place: number) => {
  let places = 0
  const fill = (part: Node): unknown => {
    if (part.type === 'string') {
      const form = Object.keys(PLAUSIBLE).find((type) => has(part, type))
      places += 1
      return places - 1 === place ? text : form === undefined ? 'How long will it be?' : PLAUSIBLE[form]
    }
    if (part.entries) return Object.fromEntries(Object.entries(part.entries).map(([name, each]) => [name, fill(each)]))
    if (part.wrapped) return fill(part.wrapped)
    if (part.item) return [fill(part.item)]
    const [option] = part.options ?? []
    if (typeof option === 'object') return fill(option)
    return { boolean: true, number: 1 }[part.type] ?? option ?? ''
  }
  return { body: fill(node), places: () => places }
}

const pathOf = (path: string) =>
  path.replaceAll(/\{?\/?:(\w+)\}?/g, (_, name: string) => `/${name === 'token' ? 'a'.repeat(58) : ID}`)
export const methodOf = ({ route }: Route): string => route.split(' ')[0] ?? ''
/** A request that says nothing at all. */
export const plainly = (route: Route): Asked => ({ method: methodOf(route), path: pathOf(route.path) })

/** Far too long bodies, and some as long as the route takes: with the text in each place of its schema, and as a form. */
function* bodies(route: Route, textOf: (bytes: number) => string, formOf: (bytes: number) => string) {
  const handlers = route.handlers as readonly Handler[]
  const schema = handlers.map(({ bodySchema }) => bodySchema).find(Boolean) ?? NO_SCHEMA
  const room = (handlers.map(({ longestBody }) => longestBody).find(Boolean) ?? 16 * 1_024) - 2_000
  const json = (bytes: number, place: number) => JSON.stringify(filled(schema, textOf(bytes), place).body)
  const names = Object.keys(schema.entries ?? { text: '' })
  const count = filled(schema, '', -1).places() || 1
  yield { headers: JSON_TYPE, body: json(FAR_TOO_LONG, 0) }
  for (let place = 0; place < count; place += 1) yield { headers: JSON_TYPE, body: json(room, place) }
  for (const bytes of [FAR_TOO_LONG, room]) {
    const value = formOf(Math.floor(bytes / names.length))
    yield { headers: FORM_TYPE, body: names.map((name) => `${name}=${value}`).join('&') }
  }
}

/** What a stranger asks with a shape: at routes that change something its bodies, at others its addresses, and headers. */
export function* longRequests(shape: string, unsafe: readonly Route[], read: readonly Route[]): Generator<Asked> {
  const textOf = (bytes: number) => shape.slice(0, Math.floor(bytes / (Buffer.byteLength(shape) / shape.length)))
  const encoded = encodeURIComponent(textOf(FAR_TOO_LONG / 3))
  const formOf = (bytes: number) => encoded.slice(0, bytes - (bytes % 12))
  for (const route of unsafe) for (const body of bodies(route, textOf, formOf)) yield { ...plainly(route), ...body }
  const part = formOf(LONGEST_ADDRESS / 3)
  for (const { path } of read) {
    yield { method: 'GET', path: path.replaceAll(/\{?\/?:\w+\}?/g, `/${part}`) }
    yield { method: 'GET', path: `${pathOf(path)}?q=${part}&before=${part}&after=${part}` }
  }
  const said = shape.slice(0, LONGEST_ADDRESS).replaceAll(/[^\x20-\x7E]/g, '~')
  // What is read up to a comma has to pass all that stands before it.
  for (const value of [said, `a${' '.repeat(LONGEST_ADDRESS)}b`])
    for (const name of HEADERS) yield { method: 'GET', path: '/api/account', headers: { [name]: value } }
}
