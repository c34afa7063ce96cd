import { expect, test } from 'vitest'
import { createTail } from './tail.ts'
import type { Stored } from './types.ts'

const event = (position: bigint, bytes = 0): Stored => ({
  position,
  stream: 's',
  revision: 0n,
  id: '',
  type: '',
  isJson: false,
  data: new Uint8Array(bytes),
  metadata: new Uint8Array(),
  createdTicks: 0n,
})
const positionsAfter = (tail: ReturnType<typeof createTail>, position: bigint, limit = 10) =>
  tail.after(position, limit)?.map((event) => event.position)

test('it gives the events after a position, up to a limit', () => {
  const tail = createTail(10n)
  tail.advance([event(20n), event(30n), event(40n)], 40n)
  expect(positionsAfter(tail, 10n)).toEqual([20n, 30n, 40n])
  expect(positionsAfter(tail, 25n)).toEqual([30n, 40n])
  expect(positionsAfter(tail, 10n, 2)).toEqual([20n, 30n])
  expect(positionsAfter(tail, 40n)).toEqual([])
})

test('it does not speak of what it no longer holds', () => {
  const tail = createTail(10n, 2)
  expect(positionsAfter(tail, 9n)).toBeUndefined()
  for (const position of [20n, 30n, 40n, 50n, 60n, 70n]) tail.advance([event(position)], position)
  expect(positionsAfter(tail, 40n)).toBeUndefined()
  expect(positionsAfter(tail, 50n)).toEqual([60n, 70n])
})

test('it gives a stream’s events from a revision on, as long as it holds all of them', () => {
  const tail = createTail(0n, 4)
  const of = (stream: string, revision: bigint, position: bigint) => ({ ...event(position), stream, revision })
  const revisions = (from: bigint, limit = 10, until = 90n) =>
    tail.ofStream('s', from, limit, until)?.map(({ revision }) => revision)
  expect(revisions(0n)).toBeUndefined()
  tail.advance([of('s', 0n, 10n), of('t', 0n, 20n), of('s', 1n, 30n)], 30n)
  tail.advance([of('s', 2n, 40n)], 40n)
  expect(revisions(0n)).toEqual([0n, 1n, 2n])
  expect(revisions(1n, 1)).toEqual([1n])
  expect(revisions(1n, 10, 30n)).toEqual([1n])
  expect(revisions(3n)).toEqual([])
  tail.advance([of('u', 0n, 50n)], 50n)
  expect(revisions(0n)).toBeUndefined()
  expect(revisions(1n)).toEqual([1n, 2n])
})

test('it holds no more bytes than it may', () => {
  const tail = createTail(0n, 1000, 5000)
  for (let position = 1n; position <= 10n; position += 1n) tail.advance([event(position, 1000)], position)
  expect(positionsAfter(tail, 5n)).toBeUndefined()
  expect(positionsAfter(tail, 6n)).toEqual([7n, 8n, 9n, 10n])
})

test('it wakes those who wait, at a commit or when they leave', async () => {
  const tail = createTail(0n)
  const leaving = new AbortController()
  const waiting = [tail.moved(new AbortController().signal), tail.moved(leaving.signal)]
  leaving.abort()
  await waiting[1]
  tail.advance([event(1n)], 1n)
  await waiting[0]
  await tail.moved(leaving.signal)
  expect(tail.head()).toBe(1n)
})
