import { describe, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { checked, claim, claimed, dayMs, drafted, given, noticed } from '../testing/history.ts'
import { noteMessage, pauseByStaff } from './staff.ts'

const keeper = { by: { kind: 'account', id: 'keeper' }, at: '2030-06-08T10:00:00.000Z' } as const
const inDays = (days: number) => plus(keeper.at, days * dayMs)
const paused = (days: number, by: 'author' | 'admin' = 'admin') =>
  ({ type: 'MessagePaused', data: { until: inDays(days), by } }) as const

describe('staff pause a message', () => {
  test('that is not theirs', () =>
    given(...checked)
      .by(keeper)
      .when(pauseByStaff({ days: 7 }))
      .emits(paused(7)))
  test('for thirty days at most', () =>
    given(...noticed)
      .by(keeper)
      .when(pauseByStaff({ days: 31 }))
      .emits(paused(30)))
  test('and never make its author’s pause shorter', () =>
    given(...noticed, paused(60, 'author'))
      .by(keeper)
      .when(pauseByStaff({ days: 7 }))
      .emits())
  test('only where it has a date', () =>
    given(drafted)
      .by(keeper)
      .when(pauseByStaff({ days: 7 }))
      .refuses('not-scheduled'))
  test('not once its delivery has begun', () =>
    given(...claimed)
      .by(keeper)
      .when(pauseByStaff({ days: 7 }))
      .refuses('message-claimed', { until: plus(claim.holdUntil, dayMs) }))
  test('only where there is one', () =>
    given()
      .by(keeper)
      .when(pauseByStaff({ days: 7 }))
      .refuses('not-found'))
})

describe('staff note something about a message', () => {
  test('in any state, with who and when', () =>
    given(...claimed)
      .by(keeper)
      .when(noteMessage({ note: 'The family has written to us.' }))
      .emits({
        type: 'MessageNoted',
        data: { note: 'The family has written to us.', notedBy: 'keeper', notedAt: keeper.at },
      }))
  test('only where there is one', () =>
    given()
      .by(keeper)
      .when(noteMessage({ note: 'x' }))
      .refuses('not-found'))
})
