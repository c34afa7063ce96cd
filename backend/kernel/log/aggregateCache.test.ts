// Through: aggregateCache, load, codec
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Event, Metadata } from '../event.ts'
import { encode } from './codec.ts'
import type { Aggregate } from './decider.ts'
import { aggregateCache } from './aggregateCache.ts'
import type { Key } from './keyring.ts'
import { loading } from './load.ts'
import type { Stored } from './stored.ts'

type Written = Event<'Written', { text: string }>
const diary: Aggregate<{ readonly lines: readonly string[] }, Written> = {
  category: 'diary',
  personal: { Written: ['text'] },
  subject: () => 'ana',
  audience: () => 'ana',
  initial: { lines: [] },
  evolve: ({ lines }, { data }) => ({ lines: [...lines, data.text] }),
}
const stream = 'diary-one'
const metadata: Metadata = {
  actor: { kind: 'system', id: 'system' },
  correlationId: 'c',
  causationId: 'c',
  commandId: 'first',
  commandHash: 'hash',
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
  clock: 'real',
  schema: 2,
  audience: 'ana',
  prevHash: '',
}

/** A stream of one diary, its key, and what was read of it. */
const diaryOf = () => {
  const events: Stored[] = []
  const reads: number[] = []
  const secret = createHash('sha256').update('ana').digest()
  let key: Key | undefined = { kid: 'k', secret, until: Date.now() + 300_000 }
  const keyring = {
    opening: () => Promise.resolve(key),
    sealing: () => Promise.reject(new Error('nothing is sealed here')),
  }
  const write = (text: string, eventId = randomBytes(8).toString('hex')) => {
    const place = { stream, type: 'Written', eventId }
    const data = encode({ text }, ['text'], 'ana', { kid: 'k', secret }, place)
    const revision = BigInt(events.length)
    events.push({ ...place, revision, position: String(revision), data, metadata: { ...metadata, commandId: eventId } })
  }
  const read = async (_: string, from = 0n) => {
    const found = events.slice(Number(from))
    reads.push(found.length)
    return found
  }
  const load = loading({ read }, keyring, aggregateCache(keyring))
  const linesNow = async () => (await load(diary, 'one')).state.lines
  return { events, reads, write, linesNow, keep: (other: Key | undefined) => (key = other), secret }
}

test('of a stream that was loaded before only what is newer is read, whoever appended it', async () => {
  const { reads, write, linesNow } = diaryOf()
  for (const text of ['a', 'b', 'c']) write(text)
  expect(await linesNow()).toEqual(['a', 'b', 'c'])
  write('d')
  expect(await linesNow()).toEqual(['a', 'b', 'c', 'd'])
  expect(await linesNow()).toEqual(['a', 'b', 'c', 'd'])
  expect(reads).toEqual([3, 2, 1])
})

test('commands of before are known to a repeat', async () => {
  const { events, write } = diaryOf()
  write('a', 'first')
  const keyring = { opening: async () => undefined, sealing: () => Promise.reject(new Error('none')) }
  const read = async (_: string, from = 0n) => events.slice(Number(from))
  const load = loading({ read }, keyring, aggregateCache(keyring))
  await load(diary, 'one')
  write('b', 'second')
  expect([...(await load(diary, 'one')).commands.keys()]).toEqual(['first', 'second'])
})

test('an erased key empties what was kept, and one that grows old has the stream read anew', async () => {
  const { reads, write, linesNow, keep, secret } = diaryOf()
  write('a')
  keep({ kid: 'k', secret, until: Date.now() })
  expect(await linesNow()).toEqual(['a'])
  expect(await linesNow()).toEqual(['a'])
  keep({ kid: 'k', secret, until: Date.now() + 300_000 })
  await linesNow()
  keep(undefined)
  expect(await linesNow()).toEqual(['[erased]'])
  expect(reads).toEqual([1, 1, 1, 1])
})

test('a stream that is another one by now is read whole', async () => {
  const { events, write, linesNow } = diaryOf()
  for (const text of ['a', 'b']) write(text)
  await linesNow()
  events.length = 0
  for (const text of ['c', 'd', 'e']) write(text)
  expect(await linesNow()).toEqual(['c', 'd', 'e'])
})
