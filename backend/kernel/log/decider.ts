import type { Actor, AnyEvent } from '../event.ts'

/** Who asks, when, and how long a day is. Everything else a decision needs is part of its command. */
export type Context = { readonly by: Actor; readonly at: string; readonly dayMs: number }

export type Decision<State, E extends AnyEvent> = (state: State, context: Context) => readonly E[]

export type Aggregate<State, E extends AnyEvent> = {
  readonly category: string
  /** Fields sealed in the log, by event type. */
  readonly personal: { readonly [T in E['type']]?: readonly string[] }
  /** Whose key seals them, as the stream of that thing (`account-<id>`), or as a part of it; read from the state after the event. */
  readonly subject: (state: State, event?: E) => string
  /** The account whose pages show this stream, or the family (`family-<id>`) whose members' pages do. */
  readonly audience: (state: State) => string
  readonly initial: State
  readonly evolve: (state: State, event: E) => State
}

/** A fold that only reads: no field of its events is opened for it, and no command is given to it. */
export const fold = <State, E extends AnyEvent>(
  category: string,
  initial: State,
  evolve: Aggregate<State, E>['evolve'],
): Aggregate<State, E> => ({ category, personal: {}, subject: () => '', audience: () => '', initial, evolve })

/** What reads a stream as an aggregate tells it (`loading` of load.ts). */
export type Reads = <State, E extends AnyEvent>(
  aggregate: Aggregate<State, E>,
  id: string,
) => Promise<{ readonly state: State; readonly revision: bigint | undefined }>

/** An instant some milliseconds later (or earlier). */
export const plus = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString()

export const latest = (...instants: readonly string[]): string => instants.toSorted().at(-1) ?? ''
