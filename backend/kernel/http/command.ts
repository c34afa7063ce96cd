import type { RouterContext, RouterMiddleware } from '@koa/router'
import type * as v from 'valibot'
import type { AnyEvent } from '../event.ts'
import type { Kernel } from '../kernel.ts'
import type { Aggregate, Decision } from '../log/decider.ts'
import { handleAndWait, type Target } from './http.ts'
import { actorOf, bodyOf, describing, idOf } from './request.ts'

/** Finds the target of a command, with whatever its decision needs besides. */
type Find<T extends Target, Body extends object = object> = (
  ctx: RouterContext,
  body: Body,
  category: string,
) => T | Promise<T>

/** What the path names as `id`, or the body as `<category>Id`. */
export const named = (ctx: RouterContext, body: object, category: string): Target => {
  const id = idOf(ctx.params['id'] ?? (body as Record<string, unknown>)[`${category}Id`])
  return { id, by: actorOf(ctx) }
}

/** What goes by the id of whoever asks. */
export const own = (ctx: RouterContext): Target => {
  const by = actorOf(ctx)
  return { id: by.id, by }
}

/** Makes the body of the answer; an answer of nothing has the status 204. */
export type Answer<State, T> = (
  state: State,
  revision: number,
  target: T,
  ctx: RouterContext,
) => object | undefined | Promise<object>

type Commands<State, E extends AnyEvent, T extends Target, Body extends object> = {
  readonly aggregate: Aggregate<State, E>
  /** Runs when the body was read. A right that is asked for before stands as a guard among the route's handlers. */
  readonly target: Find<T, Body>
  readonly answer: Answer<State, T>
}

type Options<State, T, Body> = {
  readonly status?: number
  readonly answer?: Answer<State, T>
  /** What a repeat of the request must equal, where that is not all of its body: a proof is never the same again. */
  readonly said?: (body: Body) => unknown
  /** Where the command stands, if not in the body. */
  readonly read?: typeof bodyOf
}

/**
 * Makes the last handler of a route that gives one command: it reads the body, decides, waits for the module's read
 * tables and answers; the API's description tells its body. `decide` may read facts.
 */
export const commandsOf =
  <State, E extends AnyEvent, T extends Target, Body extends object>(
    kernel: Kernel,
    module: string,
    { aggregate, target: find, answer: usual }: Commands<State, E, T, Body>,
  ) =>
  <Schema extends v.GenericSchema<unknown, Body>>(
    schema: Schema,
    decide: (
      body: v.InferOutput<Schema>,
      target: T,
      ctx: RouterContext,
    ) => Decision<State, E> | Promise<Decision<State, E>>,
    options: Options<State, T, v.InferOutput<Schema>> = {},
  ) => {
    const { status = 200, answer = usual, said = (body) => body, read = bodyOf } = options
    const handle = handleAndWait(kernel, module)
    const command: RouterMiddleware = async (ctx) => {
      const body = read(ctx, schema)
      const target = await find(ctx, body, aggregate.category)
      const decision = await decide(body, target, ctx)
      const { state, revision } = await handle(ctx, { ...target, aggregate }, decision, said(body))
      ctx.status = status
      ctx.body = await answer(state, revision, target, ctx)
    }
    return describing(schema, command)
  }
