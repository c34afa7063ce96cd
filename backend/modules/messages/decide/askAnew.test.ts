import { expect, test } from 'vitest'
import { SYSTEM } from '../../../kernel/clock.ts'
import { plus } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import { message } from '../message.ts'
import { nextStep } from '../next.ts'
import { at, checked, claimed, dayMs, drafted, dueAt, given, noticed, released, scheduled } from '../testing/history.ts'
import { lives } from '../testing/states.ts'
import { askAnew } from './askAnew.ts'
import { slotsOf } from './schedule.ts'

const restoredAt = '2030-06-09T12:00:00.000Z'
const earliest = plus(restoredAt, 2 * dayMs)
const restored = { by: SYSTEM, ...at(restoredAt) }
const anew = { type: 'MessageScheduled', data: { ...scheduled.data, round: 2, restoredAt } } as const
const slid: MessagesEvent = { type: 'DueSlid', data: { round: 2, from: dueAt, to: earliest, reason: 'restored' } }
const always = (events: readonly MessagesEvent[]): MessagesEvent[] =>
  events.map((event) =>
    event.type === 'MessageScheduled' ? { ...event, data: { ...event.data, answerRule: 'always' } } : event,
  )

test('what is sent unless its author answers is asked about anew after a restore, with room for both checks', () => {
  const state = given(...checked)
    .by(restored)
    .when(askAnew({ restoredAt }))
    .emits(anew, slid)
  expect(state).toMatchObject({ status: 'scheduled', notices: {}, promisedAt: dueAt, dueAt: earliest })
  expect(nextStep(state)).toEqual({ step: 'notice', at: slotsOf(dueAt, dayMs)[0]?.at })
})

test('a date that is far off stays', () =>
  given(...noticed.slice(0, 4))
    .by({ by: SYSTEM, at: '2030-02-01T00:00:00.000Z' })
    .when(askAnew({ restoredAt }))
    .emits(anew))

test('a claim of which nothing has left is withdrawn, whatever its author chose', () => {
  for (const life of [claimed, always(claimed)]) {
    const before = given(...life).state
    const events = askAnew({ restoredAt })(before, { by: SYSTEM, at: '2030-06-10T09:30:00.000Z', dayMs })
    const state = events.reduce(message.evolve, before)
    expect(events.map(({ type }) => type)).toEqual(['DeliveryRecalled', 'MessageScheduled', 'DueSlid'])
    expect(state).toMatchObject({ status: 'scheduled', claim: undefined, recalled: {}, round: 2 })
  }
})

test('another restore asks again', () => {
  const later = '2030-06-10T12:00:00.000Z'
  given(...checked, anew)
    .by({ by: SYSTEM, ...at(later) })
    .when(askAnew({ restoredAt: later }))
    .emits(
      { type: 'MessageScheduled', data: { ...scheduled.data, round: 3, restoredAt: later } },
      { type: 'DueSlid', data: { round: 3, from: dueAt, to: plus(later, 2 * dayMs), reason: 'restored' } },
    )
})

test('what is sent whether or not its author answers, waits for a person, or has left is let be', () => {
  for (const life of [always(checked), lives.held, lives.paused, lives.draft, released, lives.cancelled, [drafted]])
    given(...life)
      .by(restored)
      .when(askAnew({ restoredAt }))
      .emits()
})
