import { bodyParser } from '@koa/bodyparser'
import type { Router } from '@koa/router'
import type { Middleware } from 'koa'
import { Refused } from '../errors.ts'

/** @number how long the body of a request may be where no long words belong. A name, an address, a question. */
const USUAL_BYTES = 16 * 1_024

const unreadable = (error: Error): never => {
  throw new Refused('status' in error && error.status === 413 ? 'too-large' : 'bad-json')
}
const parserOf = (bytes: number): Middleware =>
  bodyParser({ enableTypes: ['json', 'form'], jsonLimit: bytes, formLimit: bytes, onError: unreadable })

type Longer = { readonly longestBody?: number }

/** Stands among a route's handlers where long words belong: its body may have so many KB instead of the usual 16. */
export const longBody = (kb: number): Middleware =>
  Object.assign<Middleware, Longer>((_, next) => next(), { longestBody: kb * 1_024 })

/** Reads the bodies of requests; what is longer than its route takes is refused before it is parsed. */
export const bodies = (routers: readonly Router[]): Middleware => {
  const usual = parserOf(USUAL_BYTES)
  const longer = routers
    .flatMap(({ stack }) => stack)
    .flatMap((route) => {
      const bytes = route.stack.map((handler) => (handler as Longer).longestBody).find(Boolean)
      return bytes === undefined ? [] : [{ route, parse: parserOf(bytes) }]
    })
  return (ctx, next) => {
    const found = longer.find(({ route }) => route.methods.includes(ctx.method) && route.match(ctx.path))
    return (found?.parse ?? usual)(ctx, next)
  }
}
