import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOldWords, keepWords, keptWords } from './kept.ts'

const NOW = '2030-06-01T12:00:00.000Z'
const answer = { words: 'The oak.', mayShare: true, until: '2030-07-01T12:00:00.000Z' }

beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }) as Record<string, string>
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

test('an answer is found again, each question with its own', () => {
  keepWords('one', answer)
  expect(keptWords('one')).toEqual(answer)
  expect(keptWords('two')).toBeUndefined()
})

test('that it was to be sent is kept with it', () => {
  keepWords('one', { ...answer, words: '', isPressed: true })
  expect(keptWords('one')).toEqual({ ...answer, words: '', isPressed: true })
})

test('what was sent is not kept', () => {
  keepWords('one', answer)
  keepWords('one', undefined)
  expect(keptWords('one')).toBeUndefined()
})

test('what no link takes any more is dropped, and nothing of others', () => {
  keepWords('one', answer)
  keepWords('old', { ...answer, until: '2030-05-31T12:00:00.000Z' })
  localStorage.setItem('theme', 'dark')
  dropOldWords(NOW)
  expect(keptWords('old')).toBeUndefined()
  expect(keptWords('one')).toEqual(answer)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test.each(['no JSON', 'null', '[]', '{"words":1}'])('%s is not taken for an answer', (text) => {
  localStorage.setItem('answer-to-one', text)
  expect(keptWords('one')).toBeUndefined()
})

test('without storage nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepWords('one', answer)
  dropOldWords(NOW)
  expect(keptWords('one')).toBeUndefined()
})
