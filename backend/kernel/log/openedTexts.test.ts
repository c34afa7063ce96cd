import { createSecretKey, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../ids.ts'
import { decode, encode, ERASED, unseal, sealedField, type Key } from './codec.ts'
import { keepingOpened } from './openedTexts.ts'

const MINUTES_MS = 60_000
const keyFor = (minutes: number): Key => ({
  kid: 'k1',
  secret: createSecretKey(randomBytes(32)),
  until: Date.now() + minutes * MINUTES_MS,
})
const counted = (text: unknown) => {
  const open = vi.fn<() => unknown>(() => text)
  return { open, times: () => open.mock.calls.length }
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a text is opened once while its key may be used, and anew with the key that was read after it', () => {
  const [key, later, name] = [keyFor(5), keyFor(5), newId()]
  const { open, times } = counted('Dear Ida')
  for (const using of [key, key, key]) expect(keepingOpened(using, name, open)).toBe('Dear Ida')
  expect(times()).toBe(1)
  keepingOpened(later, name, open)
  expect(times()).toBe(2)
})

test('it is not kept longer than its key', () => {
  const [key, name] = [keyFor(5), newId()]
  const { open, times } = counted('Dear Ida')
  keepingOpened(key, name, open)
  vi.advanceTimersByTime(5 * MINUTES_MS)
  keepingOpened(key, name, open)
  expect(times()).toBe(2)
})

test('of many the newest are kept, and long ones not at all', () => {
  const [key, name] = [keyFor(5), newId()]
  const { open, times } = counted('Dear Ida')
  keepingOpened(key, name, open)
  for (let n = 0; n < 5_000; n += 1) keepingOpened(key, newId(), () => 'another')
  keepingOpened(key, name, open)
  expect(times()).toBe(2)
  const letter = counted('long')
  for (const _ of [1, 2]) keepingOpened(key, 'x'.repeat(1_001), letter.open)
  expect(letter.times()).toBe(2)
})

test('a key that is gone opens nothing that was opened before', async () => {
  const [key, stream] = [keyFor(5), `story-${newId()}`]
  const place = { stream, type: 'StoryTold', eventId: newId() }
  const envelope = encode({ words: 'By the gate' }, ['words'], stream, key, place)
  const having = { opening: async () => key }
  const without = { opening: async () => undefined }
  const sealed = sealedField(envelope, place, 'words')
  if (!sealed) throw new Error('Nothing was sealed')
  expect(await decode(having, envelope, place)).toEqual({ words: 'By the gate' })
  expect(await unseal(having, sealed)).toBe('By the gate')
  expect(await unseal(without, sealed)).toBe(ERASED)
  expect(await decode(without, envelope, place)).toEqual({ words: ERASED })
  expect(await unseal(having, { ...sealed, field: 'title' })).toBe(ERASED)
})
