import { randomUUID } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { eventStoreOf } from '../../backend/kernel/log/eventStore.ts'

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
  const gaps = told.slice(1).map(({ at }, index) => at - (told[index]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(950) // timers end to the millisecond, clocks do not
  await store.close()
})
