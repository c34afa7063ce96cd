import { expect, test } from 'vitest'
import { goesOut, reportAt, silenceFrom } from './dates.ts'

const usual = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 2, challengeDays: 7 }
const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString()
const silence = { isPresumed: true, isConfirmed: false }
const death = { isPresumed: false, isConfirmed: true }
const kept = {
  id: 'm',
  title: 'For Ben',
  state: 'dormant',
  trigger: 'either',
  delayDays: 2,
  deliverIfIDie: null,
  promisedAt: null,
} as const
const days = (...rows: Parameters<typeof goesOut>[0]) =>
  goesOut(rows, silence, day(0)).map(({ at, messages }) => [at, messages.map(({ title }) => title)])

test('as a plan usually is, silence is believed on day 111', () =>
  expect(silenceFrom(day(0), usual)).toEqual({ asks: [day(90), day(97), day(104)], presumedAt: day(111) }))

test('reports are believed on the seventh day', () => expect(reportAt(day(0), usual)).toBe(day(7)))

test('where nothing is asked and nobody may report, nothing happens', () => {
  expect(silenceFrom(day(0), { ...usual, intervalDays: null })).toBeUndefined()
  expect(reportAt(day(0), { ...usual, k: null })).toBeUndefined()
})

test('each message is sent after the days that it waits, those of one day together', () =>
  expect(days({ ...kept, title: 'Later', delayDays: 30 }, kept, { ...kept, title: 'For Cora' })).toEqual([
    [day(2), ['For Ben', 'For Cora']],
    [day(30), ['Later']],
  ]))

test('what waits for reports alone does not go out by silence, and what waits for both by neither', () => {
  const rows = [
    { ...kept, title: 'By reports', trigger: 'contacts' },
    { ...kept, title: 'By both', trigger: 'both' },
    { ...kept, title: 'By an occasion', trigger: 'milestone' },
  ] as const
  expect(days(...rows)).toEqual([])
  expect(goesOut(rows, death, day(0)).map(({ messages }) => messages.map(({ title }) => title))).toEqual([
    ['By reports'],
  ])
})

test('what is on hold will be sent on its own day where that is still to come, if its author wants that', () => {
  const held = { ...kept, state: 'held', trigger: null, delayDays: null, deliverIfIDie: true } as const
  expect(
    days({ ...held, promisedAt: day(40) }, { ...held, promisedAt: day(-1) }, { ...held, deliverIfIDie: false }),
  ).toEqual([
    [day(2), ['For Ben']],
    [day(40), ['For Ben']],
  ])
})
