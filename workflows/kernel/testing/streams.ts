import { Refused } from '../../../backend/kernel/errors.ts'
import type { AnyEvent } from '../../../backend/kernel/event.ts'
import { latest, type Aggregate, type Context, type Decision } from '../../../backend/kernel/log/decider.ts'

/** Streams of one kind in memory: the same command has its effect once, as in the log. */
export const streams = <State, E extends AnyEvent>({ initial, evolve }: Aggregate<State, E>) => {
  const all = new Map<string, { state: State; lastAt: string; events: E[]; commands: Set<string> }>()
  const streamOf = (id: string) => {
    const stream = all.get(id) ?? { state: initial, lastAt: '', events: [], commands: new Set() }
    all.set(id, stream)
    return stream
  }
  const append = (id: string, events: readonly E[]): State => {
    const stream = streamOf(id)
    stream.events.push(...events)
    stream.state = events.reduce(evolve, stream.state)
    return stream.state
  }
  /** @returns the state after it, and undefined where it was refused */
  const give = (id: string, decision: Decision<State, E>, context: Context, command?: string): State | undefined => {
    const stream = streamOf(id)
    if (command !== undefined && stream.commands.has(command)) return stream.state
    const at = latest(context.at, stream.lastAt)
    try {
      const events = decision(stream.state, { ...context, at })
      if (events.length === 0) return stream.state
      if (command !== undefined) stream.commands.add(command)
      stream.lastAt = at
      return append(id, events)
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }
  return {
    append,
    give,
    stateOf: (id: string): State => streamOf(id).state,
    eventsOf: (id: string): readonly E[] => streamOf(id).events,
  }
}
