import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inFlightGate } from './inFlight.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Links that leave, and what was done after them. */
const watched = () => {
  const leaving = inFlightGate()
  const done: string[] = []
  const ask = (name: string) => leaving.after(async () => void done.push(name))
  return { leaving, done, ask }
}
const moment = () => vi.advanceTimersByTimeAsync(200)

test('where no link is on its way, it is done at once', async () => {
  const { done, ask } = watched()
  await ask('one')
  expect(done).toEqual(['one'])
})

test('it waits for the links on their way, and whoever asked does not', async () => {
  const { leaving, done, ask } = watched()
  leaving.begin('first')
  leaving.begin('second')
  await ask('one')
  leaving.end('first')
  await moment()
  expect(done).toEqual([])
  leaving.end('second')
  await moment()
  expect(done).toEqual(['one'])
})

test('it waits again where other links are asked for meanwhile', async () => {
  const { leaving, done, ask } = watched()
  leaving.begin('first')
  for (let n = 0; n < 30; n += 1)
    await leaving.after(async () => {
      done.push(String(n))
      leaving.begin('second')
    })
  leaving.end('first')
  await moment()
  expect(done).toHaveLength(12)
  await ask('one')
  expect(done).not.toContain('one')
  leaving.end('second')
  await moment()
  expect(done).toHaveLength(24)
})

test('a link that takes longer than a minute holds up nothing', async () => {
  const { leaving, done, ask } = watched()
  leaving.begin('first')
  await ask('one')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).toEqual(['one'])
})

test('one that fails holds up no other', async () => {
  const { leaving, done, ask } = watched()
  leaving.begin('first')
  await leaving.after(() => Promise.reject(new Error('Nobody answers')))
  await ask('one')
  leaving.end('first')
  await moment()
  expect(done).toEqual(['one'])
  await ask('two')
  expect(done).toEqual(['one', 'two'])
})
