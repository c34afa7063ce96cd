import type { Context, Middleware } from 'koa'
import type { Aggregate, Decision } from '../log/decider.ts'
import { Refused } from '../errors.ts'
import type { Actor, AnyEvent } from '../event.ts'
import type { Command, Handled } from '../log/handle.ts'
import { fingerprintOf } from '../log/fingerprint.ts'
import { derivedId, newId } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import { metrics } from '../process/metrics.ts'

const revisionOf = (ctx: Context): number | undefined => {
  const match = /^"?(\d+)"?$/.exec(ctx.get('If-Match'))
  return match ? Number(match[1]) : undefined
}

/**
 * An edit says which version it was made on, or that any will do (`*`): without a word (428, RFC 6585) two windows would
 * overwrite each other.
 */
export const onRevision: Middleware = async (ctx, next) => {
  if (revisionOf(ctx) === undefined && ctx.get('If-Match') !== '*') throw new Refused('revision-needed')
  await next()
}

/**
 * An act at a desk on what somebody else wrote names the revision that was read: by `*` words would be published or
 * answered that nobody has seen.
 */
export const onRevisionRead: Middleware = async (ctx, next) => {
  if (revisionOf(ctx) === undefined) throw new Refused('revision-needed')
  await next()
}

/**
 * The id of a request's command: of one request of one actor a key makes the same id, and nobody else can reach it. It
 * is keyed, since the ids of the system's own commands are public arithmetic: whoever stored an event under one of them
 * would have its command taken for a repeat (docs/adr/0043).
 */
const commandIdIn = ({ settings }: Kernel, ctx: Context, by: Actor): string => {
  const key = ctx.get('Idempotency-Key')
  return key ? derivedId(fingerprintOf(settings, 'requests', [by.kind, by.id, ctx.method, ctx.path, key])) : newId()
}

/** The command that a request makes: its key makes the command's id, its path and body are what a repeat must equal. */
export const commandOf = (kernel: Kernel, ctx: Context, by: Actor, body: unknown): Command => {
  const { clock, settings } = kernel
  const commandId = commandIdIn(kernel, ctx, by)
  const correlationId = newId()
  // Keyed, since it stands in the log for ever: a plain hash would let a letter be guessed.
  const commandHash = fingerprintOf(settings, 'commands', [ctx.method, ctx.path, body])
  const expected = revisionOf(ctx)
  const ids = { commandId, commandHash, correlationId, causationId: correlationId }
  return { ...clock.context(by), ...ids, ...(expected !== undefined && { expected }) }
}

/** Waits until the module's projections show the change, and answers with its revision and position. */
export const awaitProjection = async (
  { checkpointSignals }: Kernel,
  ctx: Context,
  module: string,
  { position, revision }: Handled<unknown>,
) => {
  ctx.set('ETag', `"${revision}"`)
  if (!position) return
  ctx.set('X-Position', position)
  if (await checkpointSignals.passed(module, position)) return
  metrics.staleAnswers.inc({ module })
  ctx.set('X-Stale', 'true')
}

/** Waits for the position of `?after=POSITION`, if the query names one, in the module's projections (at most 2 s). */
export const awaitPosition = async ({ checkpointSignals }: Kernel, ctx: Context, module: string): Promise<void> => {
  const { after } = ctx.query
  if (typeof after === 'string' && /^\d{1,20}$/.test(after)) await checkpointSignals.passed(module, after)
}

/** The id of what a command changes, and who gives it. */
export type Target = { readonly id: string; readonly by: Actor }

/**
 * Handles the command of a request and waits until the module's read tables show the change. `body` is what a repeat of
 * the request must equal; `commandId` stands where the request's own key must not count.
 */
export const handleAndWait =
  (kernel: Kernel, module: string) =>
  async <State, E extends AnyEvent>(
    ctx: Context,
    { aggregate, id, by }: Target & { readonly aggregate: Aggregate<State, E> },
    decision: Decision<State, E>,
    body: unknown,
    commandId?: string,
  ): Promise<Handled<State>> => {
    const command = commandOf(kernel, ctx, by, body)
    const handled = await kernel.handle(aggregate, id, decision, commandId ? { ...command, commandId } : command)
    await awaitProjection(kernel, ctx, module, handled)
    return handled
  }
