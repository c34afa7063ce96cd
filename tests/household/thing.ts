import type { AnyEvent } from '../../backend/kernel/event.ts'
import type { Aggregate, Decision } from '../../backend/kernel/log/decider.ts'

/** Gives a command to an aggregate, as whoever a test says. */
type Tell = <State, E extends AnyEvent>(
  aggregate: Aggregate<State, E>,
  id: string,
  decision: Decision<State, E>,
) => Promise<unknown>

type Described<State, E extends AnyEvent> = {
  /** Where things of this kind are listed and added. */
  readonly path: string
  /** What is sent to add one. */
  readonly body: (id: string) => object
  /** What each route of a thing that is there is sent. */
  readonly sent: Readonly<Record<string, object>>
  /** The route that gives one by itself, where its list does not have all of it. */
  readonly whole?: string
  /** Adds one to the family, where it is a family's. */
  readonly add: (id: string, familyId: string) => Decision<State, E>
  /** All that may come after it was added, in an order in which it may. */
  readonly lives: readonly Decision<State, E>[]
  /** Takes it out of sight, where it can be brought back. */
  readonly remove?: Decision<State, E>
}

/** How an account, or a family, uses things of one kind: roles, ids, commands, lists and rebuilds are tried by this. */
export const thingOf = <State, E extends AnyEvent>(
  owner: 'account' | 'family',
  aggregate: Aggregate<State, E>,
  { add, remove, lives, ...rest }: Described<State, E>,
) => ({
  ...rest,
  owner,
  category: aggregate.category,
  add: (tell: Tell, id: string, familyId: string) => tell(aggregate, id, add(id, familyId)),
  live: async (tell: Tell, id: string) => {
    for (const decision of lives) await tell(aggregate, id, decision)
  },
  remove: async (tell: Tell, id: string) => {
    if (remove) await tell(aggregate, id, remove)
  },
})
export type Thing = ReturnType<typeof thingOf>
