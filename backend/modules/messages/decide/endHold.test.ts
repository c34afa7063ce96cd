import { describe, test } from 'vitest'
import type { MessagesEvent } from '../events.ts'
import { ben, at, checked, dayMs, given, noticed, scheduled } from '../testing/history.ts'
import { endHold } from './endHold.ts'

const held: MessagesEvent = { type: 'MessageHeld', data: { reason: 'answered' } }
const dueAt = '2030-06-09T12:00:00.000Z'
const now = { how: 'now', people: [ben], dueAt, local: '2030-06-09T14:00:00.000', isReauthenticated: true } as const
const moment = at('2030-06-09T10:00:00.000Z')

describe('a hold', () => {
  test('ends with the date that was planned, and its checks still count', () =>
    given(...checked, held)
      .when(endHold({ how: 'keep_date', people: [ben] }))
      .emits({ type: 'HoldReleased', data: { how: 'keep_date' } }))
  test('cannot end with a date that is over', () =>
    given(...noticed, held)
      .by(at('2030-06-11T00:00:00.000Z'))
      .when(endHold({ how: 'keep_date', people: [ben] }))
      .refuses('due-past'))
  test('ends now with one email to the author', () => {
    const terms = scheduled.data
    given(...checked, held)
      .by(moment)
      .when(endHold(now))
      .emits(
        { type: 'HoldReleased', data: { how: 'now' } },
        {
          type: 'MessageScheduled',
          data: {
            ...terms,
            answerRule: 'always',
            local: '2030-06-09T14:00:00.000',
            dueAt,
            reauth: moment.at,
            chosen: { answerRule: 'silent', preconsentDays: 60 },
            round: 2,
            dayMs,
            plan: 'short',
            slots: [{ slot: 0, at: moment.at, minWaitMs: 3_600_000 }],
          },
        },
      )
  })
  test('ends now only for someone who proved the password', () =>
    given(...checked, held)
      .by(moment)
      .when(endHold({ ...now, isReauthenticated: false }))
      .refuses('reauth-needed'))
  test('that is none cannot end', () =>
    given(...checked)
      .when(endHold({ how: 'keep_date', people: [ben] }))
      .refuses('not-held'))
})
