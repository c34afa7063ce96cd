import { expect, test } from 'vitest'
import { Conflict } from '../errors.ts'
import type { NewEvent } from './eventStore.ts'
import { handling, PATIENCE } from './handle.ts'
import { blindKeyring } from './keyring.ts'
import { counter, countingCommand, type Counted } from '../testing/counter.ts'
import type { Stored } from './stored.ts'

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
        countingCommand(),
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
  expect(await handling(store, blindKeyring)(counter, 'one', count, countingCommand())).toMatchObject({
    state: { total: 4 },
    revision: 3,
  })
  expect(events).toHaveLength(4)
})

test('what the others have done by then is not done again', async () => {
  const { events, ...store } = stream(5)
  expect(await handling(store, blindKeyring)(counter, 'one', count, countingCommand())).toMatchObject({
    state: { total: 5 },
    position: undefined,
  })
  expect(events).toHaveLength(5)
})

test('who loses it for too long is told so in the end', async () => {
  const { events: _, ...store } = stream(Infinity)
  await expect(
    handling(store, blindKeyring, { ...PATIENCE, patienceMs: 50 })(counter, 'one', () => [one], countingCommand()),
  ).rejects.toThrow(Conflict)
})

test('an event without any of the personal fields that it may have needs no key', async () => {
  const { events, ...store } = stream(0)
  const noted = { ...counter, personal: { Counted: ['note'] } }
  await handling(store, blindKeyring)(noted, 'one', () => [one], countingCommand())
  expect(events).toHaveLength(1)
  const secret = { type: 'Counted', data: { by: 1, note: 'for Ben' } } as Counted
  await expect(handling(store, blindKeyring)(noted, 'one', () => [secret], countingCommand())).rejects.toThrow(
    'seals nothing',
  )
})
