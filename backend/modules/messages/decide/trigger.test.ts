import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import type { Armed, MessagesEvent } from '../events.ts'
import { addressed, armed, dayMs, drafted, given, presumed, scheduled, triggered, written } from '../testing/history.ts'
import { lives, START } from '../testing/states.ts'
import { triggeredBy, type LifeFact } from './life.ts'
import { slotsOf } from './schedule.ts'
import { triggerMessage } from './trigger.ts'

const confirmed: LifeFact = { ...presumed, isPresumed: false, isConfirmed: true }
const both: LifeFact = { ...presumed, isConfirmed: true }
const now = '2030-05-22T10:00:00.000Z'
const dateIn = (days: number) => ({ dueAt: plus(now, days * dayMs), local: '2030-05-24T12:00:00.000', tzdb: '2026a' })
const trigger = (life: LifeFact, days = 2) => triggerMessage({ life, date: dateIn(days) })
const kept = (changes: Partial<Armed> = {}): MessagesEvent[] => [
  drafted,
  written,
  addressed,
  { type: 'MessageArmed', data: { ...armed.data, ...changes } },
]

describe('a message that is kept until needed', () => {
  test('gets its date and its two checks in the append that says why', () => {
    const dueAt = plus(now, 2 * dayMs)
    const data = {
      mode: 'posthumous',
      answerRule: 'silent',
      zone: 'Europe/Madrid',
      ...dateIn(2),
      preconsentDays: 60,
      triggered: { cause: 'presumed', from: 'dormant' },
      round: 1,
      occurrence: 1,
      dayMs,
      plan: 'normal',
      slots: slotsOf(dueAt, dayMs),
    } as const
    given(...kept())
      .by({ at: now })
      .when(trigger(presumed))
      .emits({ type: 'MessageTriggered', data: { cause: 'presumed', lifeRev: 7 } }, { type: 'MessageScheduled', data })
  })
  test('waits for as long as its author chose', () => {
    const { state } = given(...kept({ delayDays: 30 }))
    const [, event] = trigger(confirmed, 30)(state, { by: { kind: 'system', id: 's' }, at: now, dayMs })
    expect(event).toMatchObject({ data: { dueAt: plus(now, 30 * dayMs) } })
  })
  test.each([
    ['inactivity', true, false, true],
    ['contacts', false, true, true],
    ['either', true, true, true],
    ['both', false, false, true],
    ['milestone', false, false, false],
  ] as const)('for %s goes by what is said of its author', (what, bySilence, byReport, byBoth) => {
    const { state } = given(...kept({ trigger: what }))
    const isDated = (life: LifeFact): boolean => triggeredBy(state, life) !== undefined
    expect([presumed, confirmed, both].map(isDated)).toEqual([bySilence, byReport, byBoth])
  })
  test('stays where its author was seen since, or nothing is said', () => {
    for (const life of [
      { ...presumed, seenAt: START.replace('2030', '2031') },
      { ...presumed, isPresumed: false },
    ])
      given(...kept())
        .by({ at: now })
        .when(trigger(life))
        .refuses('not-triggered')
  })
  test('gets it once', () =>
    given(...kept(), ...triggered)
      .by({ at: now })
      .when(trigger(both))
      .emits())
})

describe('what waits for an answer of its author', () => {
  const held = (deliverIfIDie?: boolean): MessagesEvent[] => {
    const data = { ...scheduled.data, ...(deliverIfIDie !== undefined && { deliverIfIDie }) }
    return lives.held.map((event) => (event.type === 'MessageScheduled' ? { ...event, data } : event))
  }
  test('is sent after their death only where they said so', () => {
    for (const choice of [undefined, false])
      given(...held(choice))
        .by({ at: now })
        .when(trigger(confirmed))
        .refuses('not-triggered')
  })
  test('keeps its own date where that has room for both checks', () => {
    const { state } = given(...held(true))
    const [, event] = trigger(confirmed)(state, { by: { kind: 'system', id: 's' }, at: now, dayMs })
    const { dueAt, local } = scheduled.data
    expect(event).toMatchObject({ data: { mode: 'fixed', dueAt, local, round: 2, triggered: { from: 'held' } } })
  })
  test('goes two days later where it has not', () => {
    const late = '2030-07-01T10:00:00.000Z'
    const { state } = given(...held(true))
    const date = { dueAt: plus(late, 2 * dayMs), local: '2030-07-03T12:00:00.000', tzdb: '2026a' }
    const decided = triggerMessage({ life: confirmed, date })(state, {
      by: { kind: 'system', id: 's' },
      at: late,
      dayMs,
    })
    expect(decided[1]).toMatchObject({ data: { dueAt: plus(late, 2 * dayMs), local: date.local } })
  })
})
