import { expect, test } from 'vitest'
import type { Aggregate } from './decider.ts'
import { Conflict } from '../errors.ts'
import type { Event } from '../event.ts'
import type { NewEvent } from './eventStore.ts'
import { handling, type Command } from './handle.ts'
import { newId } from '../ids.ts'
import { blindKeyring } from './keyring.ts'
import type { Stored } from './stored.ts'

type Counted = Event<'Counted', { by: number }>
const counter: Aggregate<{ readonly total: number }, Counted> = {
  category: 'counter',
  personal: {},
  subject: () => 'one',
  audience: () => 'one',
  initial: { total: 0 },
  evolve: ({ total }, { data }) => ({ total: total + data.by }),
}
const command = (): Command => ({
  by: { kind: 'system', id: 'system' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
  commandId: newId(),
  commandHash: 'hash',
  correlationId: 'one',
  causationId: 'one',
})
const one: Counted = { type: 'Counted', data: { by: 1 } }
/** Counts up by one, as far as five. */
const count = ({ total }: { readonly total: number }): Counted[] => (total < 5 ? [one] : [])

/** A stream in memory that takes exact revisions alone; `rivals` others come first, one before each append. */
const stream = (rivals: number) => {
  const events: Stored[] = []
  const keep = ({ id, type, data, metadata }: NewEvent) =>
    events.push({
      stream: 'counter-one',
      revision: BigInt(events.length),
      position: String(events.length),
      eventId: id,
      type,
      data,
      metadata,
    })
  let left = rivals
  const read = async () => [...events]
  const append = async (_: string, revision: bigint | undefined, added: readonly NewEvent[]): Promise<string> => {
    if (left > 0) {
      left -= 1
      await handling({ read, append: async (...[, , others]) => String(others.map(keep)) }, blindKeyring)(
        counter,
        'one',
        () => [one],
        command(),
      )
    }
    if (revision !== events.at(-1)?.revision) throw new Conflict('counter-one')
    added.forEach(keep)
    return String(events.length - 1)
  }
  return { read, append, events }
}

test('who loses the race for a stream decides anew on what the others made of it', async () => {
  const { events, ...store } = stream(3)
  expect(await handling(store, blindKeyring)(counter, 'one', count, command())).toMatchObject({
    state: { total: 4 },
    revision: 3,
  })
  expect(events).toHaveLength(4)
})

test('what the others have done by then is not done again', async () => {
  const { events, ...store } = stream(5)
  expect(await handling(store, blindKeyring)(counter, 'one', count, command())).toMatchObject({
    state: { total: 5 },
    position: undefined,
  })
  expect(events).toHaveLength(5)
})

test('who loses it for too long is told so in the end', async () => {
  const { events: _, ...store } = stream(Infinity)
  await expect(handling(store, blindKeyring, 50)(counter, 'one', () => [one], command())).rejects.toThrow(Conflict)
})
