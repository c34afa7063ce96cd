import type { Aggregate } from '../log/decider.ts'
import type { Event } from '../event.ts'
import type { Command } from '../log/handle.ts'
import { newId } from '../ids.ts'

export type Counted = Event<'Counted', { by: number }>
/** What adds up: the smallest thing that commands can be given to. */
export const counter: Aggregate<{ readonly total: number }, Counted> = {
  category: 'counter',
  personal: {},
  subject: () => 'one',
  audience: () => 'one',
  initial: { total: 0 },
  evolve: ({ total }, { data }) => ({ total: total + data.by }),
}
/** A command of the house itself; `commandId` where two are the same. */
export const countingCommand = (commandId = newId()): Command => ({
  by: { kind: 'system', id: 'system' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
  commandId,
  commandHash: 'hash',
  correlationId: 'one',
  causationId: 'one',
})
