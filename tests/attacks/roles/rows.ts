import { may, type Right } from '../../../backend/kernel/identity/roles.ts'
import type { Answer } from '../../../backend/kernel/testing/browser.ts'
import { roleOf, type Person, type Place } from './place.ts'

/** Something of a family, and who asks for it. */
export type Asked = { readonly place: Place; readonly person: Person; readonly id: string }

/** What a route of the family's asks of a role. */
export type Row = {
  readonly route: string
  /** What it is used on, where the route asks for more than one right. */
  readonly on?: string
  /** `account`: whoever is signed in. */
  readonly right: Right | 'account'
  /** Makes what the request names; answers with its id, or with all ids of the path, a blank between two. */
  readonly make?: (place: Place, person: Person) => Promise<string>
  readonly body?: (asked: Asked) => object | Promise<object>
  readonly query?: (asked: Asked) => string
  /** Whom the route refuses for another reason than the role. */
  readonly but?: Partial<Readonly<Record<Person, string>>>
  /** What somebody hears who names the thing in a family of their own; that it is not there, unless it says otherwise.
   * `none`: the request names nothing.
   */
  readonly elsewhere?: string
}

export const nameOf = ({ route, on }: Pick<Row, 'route' | 'on'>): string =>
  on === undefined ? route : `${route} (${on})`

/** The answer as one word: `ok`, or the code of the refusal. */
export const outcomeOf = ({ status, json }: Answer): string => {
  if (status < 400) return 'ok'
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined
  return typeof code === 'string' ? code : String(status)
}

/** What the role table says (`backend/kernel/identity/roles.ts`). */
export const expectedOf = ({ right, but = {} }: Row, person: Person): string => {
  const other = but[person]
  if (other !== undefined) return other
  if (person === 'visitor') return 'sign-in'
  if (right === 'account') return 'ok'
  const role = roleOf(person)
  if (role === undefined) return 'not-found'
  return may(role, right) ? 'ok' : 'forbidden'
}

/** Makes what the request of a row is about; `send` sends it on the page of a family. */
export const prepared = async ({ route, make, body, query }: Row, place: Place, person: Person, family: string) => {
  const [method = '', path = ''] = route.split(' ')
  const id = (await make?.(place, person)) ?? ''
  const asked = { place, person, id }
  const ids = id === '' ? [] : id.split(' ')
  const full = `${path.replaceAll(/:[a-z]+/gu, (name) => ids.shift() ?? name)}${query?.(asked) ?? ''}`
  const sent = method === 'GET' ? undefined : ((await body?.(asked)) ?? {})
  return { id, send: () => place.browserOf(person).ask(method, full, sent, { 'X-Family': family }) }
}
