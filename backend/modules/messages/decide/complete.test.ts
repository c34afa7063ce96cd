import { describe, expect, test } from 'vitest'
import { at, claim, dayMs, given, plan, released } from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { completeOccurrence } from './complete.ts'
import { slotsOf } from './schedule.ts'

const rule = { every: 'year', first: '2030-06-10T11:00', firstOccurrence: 1 } as const
const recurring = { ...plan, mode: 'recurring', answerRule: 'always', rule } as const
const yearly = released.map((event): MessagesEvent =>
  event.type === 'MessageScheduled' ? { ...event, data: { ...event.data, ...recurring } } : event,
)
const dueAt = '2031-06-10T09:00:00.000Z'
const next = { occurrence: 2, local: '2031-06-10T11:00', dueAt, tzdb: '2030b' }
const after = '2030-06-10T10:05:00.000Z'
const scheduled = {
  type: 'MessageScheduled',
  data: {
    ...recurring,
    local: next.local,
    tzdb: '2030b',
    dueAt,
    round: 2,
    occurrence: 2,
    dayMs,
    plan: 'normal',
    preconsentDays: 60,
    slots: slotsOf(dueAt, dayMs),
  },
} as const satisfies MessagesEvent

describe('what comes back', () => {
  test.each([
    [1, 0],
    [0, 1],
  ])('gets its next date in the same append, with %i taken and %i refused', (ok, failed) => {
    const state = given(...yearly)
      .by(at(after))
      .when(completeOccurrence({ occurrence: 1, ok, failed, next }))
      .emits({ type: 'OccurrenceDelivered', data: { occurrence: 1, ok, failed, nextDueAt: dueAt } }, scheduled)
    expect(state).toMatchObject({ status: 'scheduled', round: 2, occurrence: 2, notices: {}, previous: { claim } })
  })
  test('goes by what its author had chosen, after one that they sent at once', () => {
    const once = { ...scheduled.data, occurrence: 1, plan: 'short', slots: [], reauth: claim.dueAt } as const
    const silent = yearly.map((event): MessagesEvent =>
      event.type === 'MessageScheduled' ? { ...event, data: { ...event.data, answerRule: 'silent' } } : event,
    )
    const stored = silent.flatMap((event): MessagesEvent[] =>
      event.type === 'DeliveryClaimed'
        ? [
            { type: 'MessageHeld', data: { reason: 'answered' } },
            { type: 'HoldReleased', data: { how: 'now' } },
            { type: 'MessageScheduled', data: once },
            event,
          ]
        : [event],
    )
    given(...stored)
      .by(at(after))
      .when(completeOccurrence({ occurrence: 1, ok: 1, failed: 0, next }))
      .emits(
        { type: 'OccurrenceDelivered', data: { occurrence: 1, ok: 1, failed: 0, nextDueAt: dueAt } },
        { type: 'MessageScheduled', data: { ...scheduled.data, answerRule: 'silent', round: 3 } },
      )
  })
  test('waits for every link', () =>
    given(...yearly)
      .by(at(after))
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 0, next }))
      .refuses('not-done'))
  test('is done after the last time', () =>
    given(...yearly)
      .by(at(after))
      .when(completeOccurrence({ occurrence: 1, ok: 1, failed: 0 }))
      .emits({ type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }))
})

describe('what could not be delivered', () => {
  const undeliverable: MessagesEvent = { type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } }
  test('is delivered once a new address takes the email', () =>
    given(...released, undeliverable)
      .by(at(after))
      .when(completeOccurrence({ occurrence: 1, ok: 1, failed: 0 }))
      .emits({ type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }))
  test('stays so until then', () =>
    given(...released, undeliverable)
      .by(at(after))
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 1 }))
      .emits())
})
