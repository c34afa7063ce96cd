import { expect, test } from 'vitest'
import type { StoryRow } from '../../../../backend/modules/stories/contract.ts'
import { isNew, newestOf, toldInWords } from './newest.ts'

const now = new Date('2026-11-20T12:00:00')
const at = (local: string) => new Date(local).toISOString()
const row = (id: string, changes: Partial<StoryRow>) =>
  ({ id, state: 'told', toAccountId: null, toldAt: at('2026-11-18T09:00'), ...changes }) as StoryRow

test('the story told last is shown, and no question that is open, removed or one’s own answer', () => {
  const rows = [
    row('asked', { state: 'asked', toldAt: null }),
    row('older', {}),
    row('newest', { toldAt: at('2026-11-19T09:00') }),
    row('removed', { state: 'removed', toldAt: at('2026-11-20T09:00') }),
    row('mine', { toAccountId: 'ruth', toldAt: at('2026-11-20T10:00') }),
  ]
  expect(newestOf(rows, 'ruth')?.id).toBe('newest')
  expect(newestOf(rows, 'ben')?.id).toBe('mine')
  expect(newestOf([], 'ruth')).toBeUndefined()
})

test('a story is new for a month', () => {
  expect(isNew({ toldAt: at('2026-11-01T09:00') }, now)).toBe(true)
  expect(isNew({ toldAt: at('2026-10-01T09:00') }, now)).toBe(false)
})

test.each([
  ['2026-11-20T00:10', 'Told today'],
  ['2026-11-19T23:50', 'Told yesterday'],
  ['2026-11-18T09:00', 'Told on November 18'],
  ['2025-11-20T09:00', 'Told on November 20, 2025'],
])('what was told at %s is said as “%s”', (told, words) => expect(toldInWords(at(told), now)).toBe(words))
