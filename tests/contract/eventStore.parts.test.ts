import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Conflict, StoreUnavailable } from '../../backend/kernel/errors.ts'
import { eventStoreOf, type EventStore, type NewEvent } from '../../backend/kernel/log/eventStore.ts'
import type { Batch } from '../../backend/kernel/log/batches.ts'
import type { Stored } from '../../backend/kernel/log/stored.ts'
import { cableTo } from './cable.ts'
import { candidates } from './stores.ts'

const event = (type: string, data: object = {}): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: { by: 'ruth' },
})
const many = (n: number, data: object = {}) => Array.from({ length: n }, (_, index) => event(`Counted${index}`, data))
// The log is shared: each test has a category of its own.
const fresh = () => {
  const category = `contract${randomUUID().replaceAll('-', '')}`
  return { category, stream: `${category}-${randomUUID()}` }
}
const typesOf = (events: readonly Stored[]) => events.map(({ type }) => type)

/** Batches until there is enough of them. */
const followed = async (
  { follow }: EventStore,
  categories: readonly string[],
  position: string | undefined,
  isEnough: (batches: readonly Batch[]) => boolean,
) => {
  const stop = new AbortController()
  const batches: Batch[] = []
  for await (const batch of follow(categories, position, stop.signal)) {
    batches.push(batch)
    if (isEnough(batches)) stop.abort()
  }
  return batches
}
const eventsIn = (batches: readonly Batch[]) => batches.flatMap(({ events }) => events)

const all = await candidates()
const asked = all.map(({ name, whyNot }) => ({ whyNot, who: whyNot ? `${name} (not here: ${whyNot})` : name }))

test.for(asked)('the contract is asked of $who', ({ whyNot }, { skip }) => {
  skip(whyNot !== undefined, whyNot)
  expect(whyNot).toBeUndefined()
})

describe.each(all.filter(({ whyNot }) => whyNot === undefined))('an event store: $name', ({ open }) => {
  let url = ''
  let close: () => Promise<unknown>
  let store: EventStore
  beforeAll(async () => {
    const opened = await open()
    url = opened.url
    close = opened.close
    store = eventStoreOf(url)
  })
  afterAll(async () => {
    await store.close()
    await close()
  })

  test('a stream that does not exist has no events', async () => expect(await store.read(fresh().stream)).toEqual([]))

  test('what is appended is read back in order, in every script', async () => {
    const { category } = fresh()
    const stream = `${category}-Ñandú 🌳 家族`
    const first = {
      ...event('Grüßte', { text: 'Où est la clé? 🗝️', none: null, list: [1, 'два'] }),
      metadata: { by: 'Zoë' },
    }
    await store.append(stream, undefined, [first])
    await store.append(stream, 0n, [event('Second'), event('Third')])
    const [read, ...rest] = await store.read(stream)
    expect(read).toMatchObject({ stream, revision: 0n, eventId: first.id, type: first.type, data: first.data })
    expect(read?.metadata).toEqual(first.metadata)
    expect(rest.map(({ revision, type }) => [revision, type])).toEqual([
      [1n, 'Second'],
      [2n, 'Third'],
    ])
  })

  test('a field without a value is left out', async () => {
    const { stream } = fresh()
    await store.append(stream, undefined, [event('Told', { known: 1, unknown: undefined })])
    expect((await store.read(stream))[0]?.data).toEqual({ known: 1 })
  })

  test('an append at any revision but the exact one is a conflict and leaves nothing', async () => {
    const { stream } = fresh()
    await expect(store.append(stream, 0n, [event('Early')])).rejects.toThrow(Conflict)
    await store.append(stream, undefined, [event('First'), event('Second')])
    for (const revision of [undefined, 0n, 2n])
      await expect(store.append(stream, revision, [event('Wrong')])).rejects.toThrow(Conflict)
    expect(typesOf(await store.read(stream))).toEqual(['First', 'Second'])
  })

  test('of two appends at the same revision one wins whole', async () => {
    const { stream } = fresh()
    const tries = await Promise.allSettled(
      ['One', 'Two'].map((type) => store.append(stream, undefined, [event(type), event(type)])),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [first, second, ...more] = typesOf(await store.read(stream))
    expect([first, more]).toEqual([second, []])
  })

  test('an append repeated with its ids is answered alike and stored once', async () => {
    const { stream } = fresh()
    const events = [event('First'), event('Second')]
    const position = await store.append(stream, undefined, events)
    expect(await store.append(stream, undefined, events)).toBe(position)
    expect(typesOf(await store.read(stream))).toEqual(['First', 'Second'])
  })

  test('positions grow, and the head lies no earlier than the last append', async () => {
    const { stream } = fresh()
    const first = BigInt(await store.append(stream, undefined, [event('First')]))
    const second = BigInt(await store.append(stream, 0n, [event('Second')]))
    expect(second).toBeGreaterThan(first)
    expect(BigInt(await store.head())).toBeGreaterThanOrEqual(second)
  })

  test('what comes after a position is read in order, and no more of it than was asked for', async () => {
    const { stream } = fresh()
    const position = await store.append(stream, undefined, [event('First')])
    await store.append(stream, 0n, [event('Second'), event('Third'), event('Fourth')])
    const next = (await store.after(position, 200)).filter((one) => one.stream === stream)
    expect(typesOf(next)).toEqual(['Second', 'Third', 'Fourth'])
    expect(await store.after(position, 2)).toHaveLength(2)
    expect(await store.after(await store.head(), 2)).toEqual([])
    expect(await store.after(undefined, 1)).toHaveLength(1)
  })

  test('500 events of a kilobyte go in at once and come out in order, at most 200 at a time', async () => {
    const { category, stream } = fresh()
    const before = await store.head()
    const events = many(500, { text: 'é'.repeat(512) })
    await store.append(stream, undefined, events)
    expect(typesOf(await store.read(stream))).toEqual(events.map(({ type }) => type))
    const batches = await followed(store, [category], before, (got) => eventsIn(got).length >= 500)
    expect(typesOf(eventsIn(batches))).toEqual(events.map(({ type }) => type))
    expect(Math.max(...batches.map(({ events: { length } }) => length))).toBeLessThanOrEqual(200)
  })

  test('a follower from the start sees its categories alone, past events and coming ones', async () => {
    const [wanted, other] = [fresh(), fresh()]
    await store.append(wanted.stream, undefined, [event('Past')])
    const following = followed(store, [wanted.category], undefined, (got) => eventsIn(got).length >= 2)
    await store.append(other.stream, undefined, [event('Foreign')])
    await store.append(wanted.stream, 0n, [event('Coming')])
    expect(eventsIn(await following).map(({ stream, type }) => [stream, type])).toEqual([
      [wanted.stream, 'Past'],
      [wanted.stream, 'Coming'],
    ])
  })

  test('a follower goes on after the position it is given', async () => {
    const { category, stream } = fresh()
    await store.append(stream, undefined, [event('First')])
    const position = await store.append(stream, 0n, [event('Second')])
    await store.append(stream, 1n, [event('Third')])
    const batches = await followed(store, [category], position, (got) => eventsIn(got).length > 0)
    expect(typesOf(eventsIn(batches))).toEqual(['Third'])
    expect(batches.at(-1)?.position).toBe(eventsIn(batches).at(-1)?.position)
  })

  test('foreign events alone move the position of a follower', async () => {
    const before = await store.head()
    await store.append(fresh().stream, undefined, many(300))
    const batches = await followed(
      store,
      [fresh().category],
      before,
      (got) => BigInt(got.at(-1)?.position ?? 0) > BigInt(before),
    )
    expect(eventsIn(batches)).toEqual([])
  })

  test('a follower ends quietly when it is told to, and throws when the connection is lost', async ({ skip }) => {
    const { category, stream } = fresh()
    const before = await store.head()
    await store.append(stream, undefined, [event('First')])
    expect(await followed(store, [category], before, () => true)).toHaveLength(1)
    if (!url.includes('tls=false')) return skip('a cable for TLS cannot be laid')
    const cable = await cableTo(url)
    const far = eventStoreOf(cable.url)
    const following = followed(far, [category], before, (got) => {
      if (eventsIn(got).length > 0) cable.cut()
      return false
    })
    await expect(following).rejects.toThrow(StoreUnavailable)
    await far.close()
  })
})

test('a store that nobody answers for is unavailable, whatever is asked', async () => {
  const cable = await cableTo('esdb://127.0.0.1:1?tls=false')
  cable.cut()
  const store = eventStoreOf(`${cable.url}&maxDiscoverAttempts=1`)
  const { stream } = fresh()
  await expect(store.append(stream, undefined, [event('First')])).rejects.toThrow(StoreUnavailable)
  await expect(store.read(stream)).rejects.toThrow(StoreUnavailable)
  await expect(store.head()).rejects.toThrow(StoreUnavailable)
  await store.close()
})
