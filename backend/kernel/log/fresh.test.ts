// Through: handle, aggregateCache, load
import { expect, test } from 'vitest'
import { Conflict, Refused } from '../errors.ts'
import type { NewEvent } from './eventStore.ts'
import { aggregateCache } from './aggregateCache.ts'
import { handling } from './handle.ts'
import { blindKeyring } from './keyring.ts'
import { loading } from './load.ts'
import { counter, countingCommand, type Counted } from '../testing/counter.ts'
import type { Stored } from './stored.ts'

const add =
  (by = 1) =>
  (): Counted[] => [{ type: 'Counted', data: { by } }]

/** A stream in memory, how often it was read, and two processes that write to it: this one and another. */
const house = () => {
  const events: Stored[] = []
  let reads = 0
  const read = async (_: string, from = 0n) => {
    reads += 1
    return events.slice(Number(from))
  }
  const append = async (stream: string, revision: bigint | undefined, added: readonly NewEvent[]): Promise<string> => {
    // What it took before it takes again without storing it, as the event store does.
    if (events.some(({ eventId }) => eventId === added[0]?.id)) return String(events.length - 1)
    if (revision !== events.at(-1)?.revision) throw new Conflict(stream)
    for (const { id: eventId, ...rest } of added) {
      const place = BigInt(events.length)
      events.push({ stream, revision: place, position: String(place), eventId, ...rest })
    }
    return String(events.length - 1)
  }
  const cache = aggregateCache(blindKeyring)
  const load = loading({ read }, blindKeyring, cache)
  const handle = handling({ read, append }, blindKeyring, undefined, load, cache)
  const other = handling({ read, append }, blindKeyring)
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = reads
    await work()
    return reads - before
  }
  return { events, load, handle, other, readsOf }
}

test('what was loaded a moment ago is appended to without being read again, once', async () => {
  const { handle, load, readsOf } = house()
  await handle(counter, 'one', add(), countingCommand())
  await load(counter, 'one')
  expect(await readsOf(() => handle(counter, 'one', add(), countingCommand()))).toBe(0)
  expect(await readsOf(() => handle(counter, 'one', add(), countingCommand()))).toBe(1)
  expect((await load(counter, 'one')).state).toEqual({ total: 3 })
})

test('where another process came in between, it is read and decided again', async () => {
  const { events, handle, load, other } = house()
  await other(counter, 'one', add(), countingCommand())
  await load(counter, 'one')
  await other(counter, 'one', add(10), countingCommand())
  const upToTwelve = ({ total }: { readonly total: number }) => add(12 - total)()
  expect(await handle(counter, 'one', upToTwelve, countingCommand())).toMatchObject({
    state: { total: 12 },
    revision: 2,
  })
  expect(events.at(-1)?.metadata).toMatchObject({ prevHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
})

test('what lets nothing be appended is read before it is believed', async () => {
  const { handle, load, other } = house()
  await other(counter, 'one', add(), countingCommand())
  const fromTwo =
    (otherwise: () => Counted[]) =>
    ({ total }: { readonly total: number }) =>
      total < 2 ? otherwise() : add()()
  const refusing = fromTwo(() => {
    throw new Refused('too-early')
  })
  for (const decision of [refusing, fromTwo(() => [])]) {
    await load(counter, 'one')
    await other(counter, 'one', add(), countingCommand())
    expect((await handle(counter, 'one', decision, countingCommand())).position).toBeDefined()
  }
  const { revision } = await load(counter, 'one')
  await other(counter, 'one', add(), countingCommand())
  const seen = { ...countingCommand(), expected: Number(revision) + 1 }
  expect((await handle(counter, 'one', add(), seen)).revision).toBe(Number(revision) + 2)
})

test('a command that another process has given in between is not given twice', async () => {
  const { events, handle, load, other } = house()
  await other(counter, 'one', add(), countingCommand())
  await load(counter, 'one')
  const same = countingCommand()
  await other(counter, 'one', add(), same)
  expect(await handle(counter, 'one', add(), same)).toMatchObject({ state: { total: 2 }, revision: 1, position: '1' })
  expect(events).toHaveLength(2)
})

test('another command under a used key is refused, though the store would take it for the same', async () => {
  const { handle } = house()
  const { commandId } = countingCommand()
  await handle(counter, 'one', add(), countingCommand())
  await handle(counter, 'one', add(), countingCommand(commandId))
  const another = { ...countingCommand(commandId), commandHash: 'another hash' }
  await expect(handle(counter, 'one', add(5), another)).rejects.toMatchObject({ code: 'key-reused' })
})

test('a stream that was looked for a moment ago and was not there begins without being looked for again', async () => {
  const { handle, load, readsOf } = house()
  expect((await load(counter, 'one')).revision).toBeUndefined()
  expect(await readsOf(() => handle(counter, 'one', add(), countingCommand()))).toBe(0)
  expect((await load(counter, 'one')).state).toEqual({ total: 1 })
})

test('where another process has begun it in between, it is read and decided again', async () => {
  const { handle, load, other } = house()
  await load(counter, 'one')
  await other(counter, 'one', add(10), countingCommand())
  expect(await handle(counter, 'one', add(), countingCommand())).toMatchObject({ state: { total: 11 }, revision: 1 })
})
