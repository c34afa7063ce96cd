import { describe, expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import type { LifeEvent } from './events.ts'
import { life } from './life.ts'
import { expectedAt, isContradicted, nextStep } from './next.ts'
import { stateOf } from './state.ts'
import { dayMs, lives, nora, START, terms } from './testing/states.ts'

const day = (n: number): string => plus(START, n * dayMs)
const known = { lastSignAt: START, dayMs }
const after = (...events: readonly LifeEvent[]) => events.reduce(life.evolve, life.initial)
const try1 = { round: 2, about: 'silence', ask: 1, attempt: 1, mailId: 'm1' } as const
const begun: LifeEvent = { type: 'CheckInAttempted', data: { ...try1, lastSignAt: START } }
const planOf = (changes: Partial<Record<keyof typeof terms, number | null>>): LifeEvent =>
  ({ type: 'LifePlanSet', data: { ...terms, ...changes, accountId: 'ana', setAt: START } }) as LifeEvent

describe('what comes next', () => {
  test.each([
    ['without a plan is nothing', lives.accepted, undefined],
    ['is the first question after the days that the author chose', lives.planned, { step: 'ask', at: day(90) }],
    ['is the second one a week after the first was taken', lives.asked, { step: 'ask', at: day(97) }],
    ['after the last one is that its silence counts', lives.presumed.slice(0, -1), { step: 'presume', at: day(111) }],
    ['is nothing once it was concluded', lives.presumed, undefined],
    ['in a pause is its end', lives.away, { step: 'resume', at: day(30) }],
    ['is the same question where it was put off', [...lives.planned, begun, put('CheckInDeferred')], ask(100)],
    ['is the same one where it was refused', [...lives.planned, begun, put('CheckInRejected')], ask(100)],
    ['and where it came back', [...lives.planned, begun, bounced()], ask(100)],
    ['is no question where the plan asks none', [...lives.accepted, planOf({ intervalDays: null })], undefined],
  ] as const)('%s', (_, events, step) => expect(nextStep(after(...events), known)).toEqual(step))

  test('is a question that a contact asked us to wait with, after that wait', () => {
    const wait: LifeEvent = {
      type: 'ContactPaused',
      data: { contactId: nora.contactId, pausedAt: day(80), until: day(105), reason: 'unsure' },
    }
    expect(nextStep(after(...lives.planned, wait), known)).toEqual(ask(105))
    expect(nextStep(after(...lives.presumed.slice(0, -1), wait), known)).toEqual({ step: 'presume', at: day(111) })
    const longer = { ...wait, data: { ...wait.data, until: day(110), pausedAt: day(108) } } as LifeEvent
    const longest = { ...wait, data: { ...wait.data, until: day(130), pausedAt: day(110) } } as LifeEvent
    expect(nextStep(after(...lives.presumed.slice(0, -1), longer, longest), known)).toEqual({
      step: 'presume',
      at: day(130),
    })
  })
  test('begins anew with each sign of life', () =>
    expect(nextStep(after(...lives.planned), { ...known, lastSignAt: day(50) })).toEqual(ask(140)))
  test('is to heed a sign of life that no event tells of', () => {
    for (const state of ['asked', 'reported', 'presumed', 'confirmed'] as const) {
      const stands = after(...lives[state])
      expect(isContradicted(stands, START)).toBe(false)
      expect(nextStep(stands, { ...known, lastSignAt: day(1) })).toMatchObject({ step: 'heed' })
    }
  })
})

test('as a plan usually is, silence counts on the 111th day', () => {
  expect(expectedAt(after(...lives.planned), known)).toBe(day(111))
  expect(expectedAt(after(...lives.asked), known)).toBe(day(111))
  expect(expectedAt(after(...lives.presumed.slice(0, -1)), known)).toBe(day(111))
})

test('a challenge may be extended, and ends where a report is taken back', () => {
  const challenged = lives.confirmed.slice(0, -1)
  const extended: LifeEvent = { type: 'ChallengeExtended', data: { until: day(8) } }
  const withdrawn: LifeEvent = {
    type: 'ReportWithdrawn',
    data: { contactId: nora.contactId, withdrawnAt: day(1) },
  }
  expect(after(...challenged, extended).challenge).toMatchObject({ openedAt: START, until: day(8) })
  expect(stateOf(after(...challenged, extended, withdrawn))).toBe('active')
})

function put(type: 'CheckInDeferred' | 'CheckInRejected'): LifeEvent {
  return { type, data: { ...try1, smtpCode: 550, retryAt: day(100), nextAddrIdx: 0, refusedAt: day(90) } }
}
function bounced(): LifeEvent {
  return { type: 'CheckInBounced', data: { ...try1, dsnStatus: '5.1.1', retryAt: day(100), nextAddrIdx: 0 } }
}
function ask(n: number) {
  return { step: 'ask', at: day(n) } as const
}
