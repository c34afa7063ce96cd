import { describe, expect, test } from 'vitest'
import type { ScheduleMessage } from '../contract.ts'
import type { MessagesEvent } from '../events.ts'
import {
  addressed,
  at,
  ben,
  dayMs,
  drafted,
  dueAt,
  given,
  noticed,
  plan,
  scheduled,
  written,
} from '../testing/history.ts'
import { editMessage } from './edit.ts'
import { respond } from './respond.ts'
import { scheduleMessage, slotsOf } from './schedule.ts'
import { chosenDays, chosenRule } from './terms.ts'

const ready = [drafted, written, addressed]
const schedule = (changes: Partial<Parameters<typeof scheduleMessage>[0]> = {}) =>
  scheduleMessage({ ...plan, dueAt, isVerified: true, recipients: [ben], ...changes })
const yearly: ScheduleMessage = { ...plan, mode: 'recurring', rule: { every: 'year' } }

describe('"send it even if I answer"', () => {
  const terms = scheduled.data
  const always: MessagesEvent = { type: 'MessageScheduled', data: { ...terms, answerRule: 'always' } }
  const asked = [...ready, always, ...noticed.slice(4)]
  const soon = '2030-01-01T02:00:00.000Z'

  test('keeps both checks, and what silence of the mailbox means', () =>
    given(...ready)
      .when(schedule({ answerRule: 'always' }))
      .emits(always))
  test('takes any answer as "send as planned"', () =>
    given(...asked)
      .when(respond({ outcome: 'held', via: 'mail' }))
      .emits({ type: 'AuthorResponded', data: { round: 1, via: 'mail', outcome: 'confirmed' } }))
  test('stays on its way when the letter is changed', () =>
    given(...asked)
      .when(editMessage({ title: 'For Benjamin', people: [ben] }))
      .emits(
        { type: 'AuthorResponded', data: { round: 1, via: 'edit', outcome: 'confirmed' } },
        { type: 'ContentChanged', data: { title: 'For Benjamin', body: 'Dear Ben' } },
      ))
  test('may go to the author alone', () =>
    given(...ready)
      .when(schedule({ answerRule: 'always', recipients: [{ ...ben, isAuthor: true }] }))
      .emits(always))
  test('within two days goes with one email, at once', () =>
    given(...ready)
      .when(schedule({ answerRule: 'always', dueAt: soon, isReauthenticated: true }))
      .emits({
        type: 'MessageScheduled',
        data: {
          ...terms,
          answerRule: 'always',
          dueAt: soon,
          plan: 'short',
          reauth: '2030-01-01T00:00:00.000Z',
          slots: [{ slot: 0, at: '2030-01-01T00:00:00.000Z', minWaitMs: 3_600_000 }],
        },
      }))
  test('within two days asks for the password', () =>
    given(...ready)
      .when(schedule({ answerRule: 'always', dueAt: soon }))
      .refuses('reauth-needed'))
  test('within the hour is refused', () =>
    given(...ready)
      .when(schedule({ answerRule: 'always', dueAt: '2030-01-01T00:30:00.000Z', isReauthenticated: true }))
      .refuses('due-too-soon'))
})

describe('every year', () => {
  const rule = { every: 'year', first: plan.local, firstOccurrence: 1 } as const
  const terms = scheduled.data
  test('is a rule counted from its first date', () =>
    given(...ready)
      .when(schedule({ mode: 'recurring', rule: { every: 'year' } }))
      .emits({ type: 'MessageScheduled', data: { ...terms, mode: 'recurring', rule } }))
  test('chosen anew is a new round of the same occurrence', () => {
    const later = '2030-07-10T09:00:00.000Z'
    given(...ready, { type: 'MessageScheduled', data: { ...terms, mode: 'recurring', rule, occurrence: 3 } })
      .when(schedule({ mode: 'recurring', rule: { every: 'year' }, dueAt: later }))
      .emits({
        type: 'MessageScheduled',
        data: {
          ...terms,
          mode: 'recurring',
          dueAt: later,
          round: 2,
          occurrence: 3,
          slots: slotsOf(later, dayMs),
          rule: { ...rule, firstOccurrence: 3 },
        },
      })
  })
  test.each([
    ['without a rule', { rule: undefined }],
    ['with a rule of its own', { mode: 'fixed', rule: { every: 'year' } }],
    ['every week', { rule: { every: 'week' } }],
    ['with two ends', { rule: { every: 'year', count: 3, until: '2040-01-01' } }],
    ['no times', { rule: { every: 'year', count: 0 } }],
    ['more than a hundred times', { rule: { every: 'month', count: 101 } }],
    ['half a time', { rule: { every: 'month', count: 1.5 } }],
    ['until before it begins', { rule: { every: 'year', until: '2030-06-09' } }],
    ['until no day', { rule: { every: 'year', until: 'soon' } }],
  ] as const)('%s is refused', (_name, changes) =>
    expect(() => chosenRule({ ...yearly, ...changes }, 1)).toThrow('rule-invalid'),
  )
})

describe('consent to silence', () => {
  test.each([
    ['sixty days, unless said', {}, { preconsentDays: 60 }],
    ['never, when said so', { preconsentDays: null }, { preconsentDays: null }],
    ['as long as chosen', { preconsentDays: 90, lateLimitDays: 7 }, { preconsentDays: 90, lateLimitDays: 7 }],
    ['sixty days for "always", too', { answerRule: 'always' }, { preconsentDays: 60 }],
    ['sixty days for what comes back, too', { mode: 'recurring' }, { preconsentDays: 60 }],
  ] as const)('is %s', (_name, changes, chosen) => expect(chosenDays({ ...plan, ...changes })).toEqual(chosen))
  test.each([{ preconsentDays: 29 }, { preconsentDays: 366 }, { lateLimitDays: 0 }, { lateLimitDays: 1.5 }])(
    'of %o is refused',
    (changes) => expect(() => chosenDays({ ...plan, ...changes })).toThrow('plan-invalid'),
  )
})

describe('how long a link opens', () => {
  const usual = { preconsentDays: 60 }
  test.each([
    ['400 days, unless said', {}, usual],
    ['the same when that is said', { linkDays: 400 }, usual],
    ['as long as chosen', { linkDays: 30 }, { ...usual, linkDays: 30 }],
    ['for ever, when said so', { linkDays: null }, { ...usual, linkDays: null }],
  ] as const)('is %s', (_name, changes, chosen) => expect(chosenDays({ ...plan, ...changes })).toEqual(chosen))
  test.each([0, 29, 3_651, 30.5])('of %d days is refused', (linkDays) =>
    expect(() => chosenDays({ ...plan, linkDays })).toThrow('plan-invalid'),
  )
})

test('an answer of the author holds the message with the time of it', () =>
  given(...noticed)
    .by(at('2030-06-08T10:00:00.000Z'))
    .when(respond({ outcome: 'held', via: 'app' }))
    .emits(
      { type: 'AuthorResponded', data: { round: 1, via: 'app', outcome: 'held' } },
      { type: 'MessageHeld', data: { reason: 'answered', heldAt: '2030-06-08T10:00:00.000Z' } },
    ))
