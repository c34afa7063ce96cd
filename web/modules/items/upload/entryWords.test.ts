import { expect, test } from 'vitest'
import { lineOf } from './entryWords.ts'
import type { Entry } from './queue.ts'

const entry = (changes: Partial<Entry>) =>
  ({ stage: 'waiting', isPaused: false, sent: 0, size: 48 * 2 ** 20, ...changes }) as Entry

test('each file says where it is', () => {
  expect(lineOf(entry({}))).toBe('Waiting its turn')
  expect(lineOf(entry({ isPaused: true }))).toBe('Paused')
  expect(lineOf(entry({ stage: 'sending', sent: 30 * 2 ** 20 }))).toBe('30.0 MB of 48.0 MB')
  expect(lineOf(entry({ stage: 'safe' }))).toBe('Stored, read back and compared')
})

test('a refusal says why, and what was in the bin says that it is back', () => {
  expect(lineOf(entry({ stage: 'refused', why: 'This file is empty.' }))).toBe('This file is empty.')
  expect(lineOf(entry({ stage: 'here' }))).toBe('Your family has this file.')
  expect(lineOf(entry({ stage: 'here', wasInBin: true }))).toMatch(/is back now/)
})
