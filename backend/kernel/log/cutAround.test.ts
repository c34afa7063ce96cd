import { expect, test } from 'vitest'
import { cutAround } from './cutAround.ts'
import type { Stored } from './stored.ts'

/** Events in order; `more` says how many of its append follow each. */
const batchOf = (...more: readonly number[]) => ({
  position: '9',
  events: more.map(
    (n, index) =>
      ({ eventId: `e${index}`, position: String(index), metadata: { schema: 2, commandId: 'c', more: n } }) as Stored,
  ),
})
const cut = (batch: ReturnType<typeof batchOf>, eventId?: string) =>
  cutAround(batch, eventId).map(
    ({ events, position }) => `${events.map((event) => event.eventId).join(' ')} to ${position}`,
  )

test('a batch in which nothing failed stays whole', () => {
  expect(cut(batchOf(0, 0, 0))).toEqual(['e0 e1 e2 to 9'])
  expect(cut(batchOf(0, 0, 0), 'another')).toEqual(['e0 e1 e2 to 9'])
})

test('an event that failed stands by itself, with what comes before it and after it apart', () => {
  expect(cut(batchOf(0, 0, 0), 'e1')).toEqual(['e0 to 0', 'e1 to 1', 'e2 to 9'])
  expect(cut(batchOf(0, 0), 'e0')).toEqual(['e0 to 0', 'e1 to 9'])
  expect(cut(batchOf(0, 0), 'e1')).toEqual(['e0 to 0', 'e1 to 9'])
})

test('no append is cut in two', () => {
  for (const failed of ['e1', 'e2', 'e3'])
    expect(cut(batchOf(0, 2, 1, 0, 0), failed)).toEqual(['e0 to 0', 'e1 e2 e3 to 3', 'e4 to 9'])
})
