import { randomUUID } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import type { Event } from '../../backend/kernel/event.ts'
import type { Aggregate } from '../../backend/kernel/log/decider.ts'
import { eventStoreOf } from '../../backend/kernel/log/eventStore.ts'
import { handling } from '../../backend/kernel/log/handle.ts'
import { blindKeyring } from '../../backend/kernel/log/keyring.ts'
import { commandOf } from './commands.ts'

const STREAMS = 1_500
const CATEGORIES = ['contractours', 'contractforeign', 'contractelse'] as const

test('while many write, a follower is given every event of its categories before the position passes it', async () => {
  const store = eventStoreOf(inject('eventStoreUrl'))
  const mark = randomUUID().slice(0, 8)
  const head = await store.head()
  const written = new Map<string, bigint>()
  const write = async (index: number) => {
    const category = `${CATEGORIES[index % 7 === 0 ? 0 : 1 + (index % 2)]}${mark}`
    const stream = `${category}-${randomUUID()}`
    const event = { id: randomUUID(), type: 'Written', data: { index }, metadata: {} }
    const position = await store.append(stream, undefined, [event])
    if (index % 7 === 0) written.set(stream, BigInt(position))
  }
  const seen: string[] = []
  const stopping = new AbortController()
  const follow = async () => {
    let at = BigInt(head)
    for await (const { position, events } of store.follow([`contractours${mark}`], head, stopping.signal)) {
      expect(BigInt(position)).toBeGreaterThan(at)
      at = BigInt(position)
      seen.push(...events.map(({ stream }) => stream))
      // What is written by now and lies before this position must have come already.
      const passed = [...written].filter(([, place]) => place <= at).map(([stream]) => stream)
      expect(seen).toEqual(expect.arrayContaining(passed))
    }
  }
  const following = follow()
  for (let from = 0; from < STREAMS; from += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => write(from + index)))
  await vi.waitFor(() => expect(seen).toHaveLength(written.size), 10_000)
  stopping.abort()
  await following
  expect(seen.toSorted()).toEqual([...written.keys()].toSorted())
  await store.close()
})

test('who hears of nothing is told once a second, at the most, how far the log was looked through', async () => {
  const store = eventStoreOf(inject('eventStoreUrl'))
  const stream = `quiet${randomUUID().slice(0, 8)}`
  const head = await store.head()
  const stopping = new AbortController()
  const told: { readonly at: number; readonly position: bigint }[] = []
  const follow = async () => {
    const quietly = { hears: () => false, quietMs: 1_000 }
    for await (const { position, events } of store.follow([stream], head, stopping.signal, quietly)) {
      expect(events).toEqual([])
      told.push({ at: performance.now(), position: BigInt(position) })
    }
  }
  const following = follow()
  let last = 0n
  for (let n = 0; told.length < 2; n += 1) {
    const event = { id: randomUUID(), type: 'Written', data: { n }, metadata: {} }
    last = BigInt(await store.append(`${stream}-${n}`, undefined, [event]))
  }
  await vi.waitFor(() => expect(told.at(-1)?.position).toBeGreaterThanOrEqual(last), 10_000)
  stopping.abort()
  await following
  const seconds = ((told.at(-1)?.at ?? 0) - (told[0]?.at ?? 0)) / 1_000
  // Told at whole seconds: a timer that comes late does not make the next one late.
  expect(told.length - 1).toBeLessThanOrEqual(Math.ceil(seconds))
  await store.close()
})

type Counted = Event<'Counted', { readonly n: number }>
const counter: Aggregate<number, Counted> = {
  category: `contractwhole${randomUUID().slice(0, 8)}`,
  personal: {},
  subject: () => 'one',
  audience: () => 'one',
  initial: 0,
  evolve: (_, { data }) => data.n,
}
test('what one command appends comes in one batch', async () => {
  const store = eventStoreOf(inject('eventStoreUrl'))
  const handle = handling(store, blindKeyring)
  const head = await store.head()
  const stopping = new AbortController()
  const batches: string[][] = []
  const follow = async () => {
    for await (const { events } of store.follow([counter.category], head, stopping.signal))
      batches.push(events.map(({ data }) => JSON.stringify(data)))
  }
  const following = follow()
  const three = [1, 2, 3].map((n): Counted => ({ type: 'Counted', data: { n } }))
  for (let n = 0; n < 60; n += 1) await handle(counter, randomUUID(), () => three, commandOf())
  await vi.waitFor(() => expect(batches.flat()).toHaveLength(180), 10_000)
  expect(batches.filter(({ length }) => length % 3 !== 0)).toEqual([])
  stopping.abort()
  await following
  await store.close()
})
