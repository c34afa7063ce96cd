import { expect, test } from 'vitest'
import { StoreUnavailable } from '../errors.ts'
import { readingTogether } from './readingTogether.ts'
import type { Stored } from './stored.ts'

/** A log whose reads end when they are told to; each answers with what was written when it began. */
const log = () => {
  const written: string[] = []
  const begun: { readonly stream: string; readonly end: (fails?: boolean) => void }[] = []
  const read = readingTogether((stream) => {
    const { promise, resolve, reject } = Promise.withResolvers<Stored[]>()
    const now = written.map((eventId) => ({ eventId }) as Stored)
    begun.push({ stream, end: (fails) => (fails ? reject(new StoreUnavailable('gone')) : resolve(now)) })
    return promise
  })
  const idsOf = async (reading: Promise<Stored[]>) => (await reading).map(({ eventId }) => eventId)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { written, begun, read, idsOf, turn }
}

test('who asks while a read is under way is answered by one that begins after it, with all who wait', async () => {
  const { written, begun, read, idsOf, turn } = log()
  const first = read('life-one')
  written.push('a')
  const second = read('life-one')
  written.push('b')
  const third = read('life-one')
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await turn()
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  expect(await Promise.all([first, second, third].map(idsOf))).toEqual([[], ['a', 'b'], ['a', 'b']])
})

test('another stream, or the same from another revision, waits for nobody', () => {
  const { begun, read } = log()
  void read('life-one')
  void read('life-two')
  void read('life-one', 3n)
  expect(begun).toHaveLength(3)
})

test('a read that fails is told to whoever asked for it, and the next is made', async () => {
  const { begun, read, idsOf, turn } = log()
  const [first, second] = [read('life-one'), read('life-one')]
  begun[0]?.end(true)
  await expect(first).rejects.toThrow(StoreUnavailable)
  await turn()
  begun[1]?.end()
  expect(await idsOf(second)).toEqual([])
  await turn()
  void read('life-one')
  expect(begun).toHaveLength(3)
})
