import { test } from 'vitest'
import { skipEvent, skips } from './skips.ts'
import { specification } from '../testing/given.ts'

const skip = { subscription: 'projections/reviews', eventId: 'e-1', type: 'ReviewWritten', reason: 'A drill' }
const skipped = { type: 'EventSkipped', data: skip } as const
const given = specification(skips, {
  by: { kind: 'system', id: 'system' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
})

test('an event is skipped once, whatever is said of it later', () => {
  given().when(skipEvent(skip)).emits(skipped)
  given(skipped)
    .when(skipEvent({ ...skip, reason: 'Another' }))
    .emits()
})
test('each event is skipped by itself', () => {
  const other = { ...skip, eventId: 'e-2' }
  given(skipped).when(skipEvent(other)).emits({ type: 'EventSkipped', data: other })
})
