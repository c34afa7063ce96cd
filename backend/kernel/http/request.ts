import type { Context, Middleware } from 'koa'
import * as v from 'valibot'
import { Refused } from '../errors.ts'
import type { Actor } from '../event.ts'

const Body = v.object({ request: v.object({ body: v.optional(v.unknown()) }) })

/** The parsed body, checked: unknown fields and malformed values are refused in words. */
export const bodyOf = <Schema extends v.GenericSchema>(ctx: Context, schema: Schema): v.InferOutput<Schema> =>
  checked(schema, v.parse(Body, ctx).request.body ?? {})

/** @number characters of a query */
const LONGEST_QUERY = 2_000
const LONG_SENTENCE = 'A part of this address is too long.'
const UNSEEN_SENTENCE = 'There is a hidden character in this address that we cannot read.'
const UNSEEN = /\p{Cc}/u

/** The query of the address, checked: nobody types what cannot be seen into one, and no table can hold it. */
export const queryOf = <Schema extends v.GenericSchema>(ctx: Context, schema: Schema): v.InferOutput<Schema> => {
  const query = { ...ctx.query }
  for (const [field, value] of Object.entries(query)) {
    const text = [value].flat().join('')
    if (text.length > LONGEST_QUERY) throw new Refused('invalid', { field, message: LONG_SENTENCE })
    if (UNSEEN.test(text)) throw new Refused('invalid', { field, message: UNSEEN_SENTENCE })
  }
  return checked(schema, query)
}

/** Only the first fault is told, so nothing behind it is looked at. */
export const checked = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? ''
  if (issue.kind === 'schema' && issue.type === 'strict_object' && issue.expected === 'never')
    throw new Refused('unknown-field', { field })
  throw new Refused('invalid', { field, message: issue.message })
}

/** Tells the API's description which body a route takes. */
export const describing = <Route extends object>(bodySchema: v.GenericSchema, route: Route) =>
  Object.assign(route, { bodySchema })

/** The account that asks; `signedIn` has put it there. */
export const actorOf = (ctx: Context): Actor => {
  const by = ctx.state['by'] as Actor | undefined
  if (!by) throw new Refused('sign-in')
  return by
}

/** Refuses whoever is not signed in. */
export const signedIn: Middleware = async (ctx, next) => {
  actorOf(ctx)
  await next()
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (value: string): boolean => UUID.test(value)

/** An id out of a path; anything else is simply not there. */
export const idOf = (value: unknown): string => {
  if (typeof value !== 'string' || !isId(value)) throw new Refused('not-found')
  return value.toLowerCase()
}
