import { expect, test } from 'vitest'
import { linkHash } from './chain.ts'
import type { Aggregate } from './decider.ts'
import type { Event, Metadata } from '../event.ts'
import type { Keyring } from './keyring.ts'
import { loading } from './load.ts'
import { SCHEMA } from './recorded.ts'
import type { Stored } from './stored.ts'

type Counted = Event<'Counted', { by: number }>
const counter: Aggregate<{ readonly total: number }, Counted> = {
  category: 'counter',
  personal: {},
  subject: () => 'one',
  audience: () => 'one',
  initial: { total: 0 },
  evolve: ({ total }, { type, data }) => {
    switch (type) {
      case 'Counted':
        return { total: total + data.by }
    }
  },
}

const metadata: Metadata = {
  actor: { kind: 'system', id: 'system' },
  correlationId: 'c',
  causationId: 'c',
  commandId: 'first',
  commandHash: 'hash of first',
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
  clock: 'real',
  schema: 1,
  audience: 'one',
  prevHash: '',
}
const stored = (index: number, changes: Partial<Stored> = {}): Stored => ({
  stream: 'counter-one',
  revision: BigInt(index),
  position: String(index * 10),
  eventId: `event-${index}`,
  type: 'Counted',
  data: { pub: { by: 1 } },
  metadata: { ...metadata, commandId: `command-${index}`, commandHash: `hash-${index}` },
  ...changes,
})
const noKeys: Keyring = {
  opening: () => Promise.resolve(undefined),
  sealing: () => Promise.reject(new Error('nothing is sealed here')),
}
const load = (events: readonly Stored[]) =>
  loading({ read: () => Promise.resolve([...events]) }, noKeys)(counter, 'one')

test('a stream folds to its state, its last link and the commands that had an effect', async () => {
  const events = [stored(0), stored(1), stored(2)]
  const loaded = await load(events)
  expect(loaded).toMatchObject({ state: { total: 3 }, revision: 2n, lastAt: metadata.at })
  expect(loaded.lastHash).toBe(linkHash('', stored(2)))
  expect(loaded.commands.get('command-1')).toEqual({ hash: 'hash-1', position: '10' })
})

test('a stream that does not exist is the beginning', async () => {
  const loaded = await load([])
  expect(loaded).toMatchObject({ state: { total: 0 }, revision: undefined, lastHash: '', lastAt: '' })
})

test('someone else’s event counts for the revision alone', async () => {
  const loaded = await load([stored(0), stored(1, { metadata: { author: 'someone' }, data: 'anything' })])
  expect(loaded).toMatchObject({ state: { total: 1 }, revision: 1n })
  expect(loaded.lastHash).toBe(linkHash('', stored(0)))
})

test('a type that a newer version wrote changes nothing for an older one', async () => {
  const loaded = await load([stored(0), stored(1, { type: 'Doubled' }), stored(2)])
  expect(loaded).toMatchObject({ state: { total: 2 }, revision: 2n })
})

test.each([
  ['data', { data: { by: 1 } }],
  ['metadata', { metadata: { ...metadata, actor: 'ana' } }],
  ['a schema of the future', { metadata: { ...metadata, schema: SCHEMA + 1 } }],
])('one of our own that cannot be read for its %s is no guess', async (_, changes) => {
  await expect(load([stored(0), stored(1, changes)])).rejects.toThrow('Counted 1@counter-one')
})
