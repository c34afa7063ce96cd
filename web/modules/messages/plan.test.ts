import { expect, test } from 'vitest'
import { choiceAt, leadOf, planOf, planSentences, scheduleOf, usualTerms } from './plan.ts'

const DAY_MS = 86_400_000
const june = { day: '14', month: '6', year: '2031', time: '09:00' }
const plan = planOf(june, 'UTC', DAY_MS)
if (!plan) throw new Error('a whole date is a plan')

test('the notices go 48 and 24 hours before', () => {
  expect(plan.dueAt.toISOString()).toBe('2031-06-14T09:00:00.000Z')
  expect(plan.notices.map((at) => at.toISOString())).toEqual(['2031-06-12T09:00:00.000Z', '2031-06-13T09:00:00.000Z'])
})

test('across a change of the clocks they are still 48 and 24 hours', () =>
  expect(
    planOf({ day: '30', month: '3', year: '2031', time: '09:00' }, 'Europe/Madrid', DAY_MS)?.notices[1]?.toISOString(),
  ).toBe('2031-03-29T07:00:00.000Z'))

test('a date that is not finished is no plan', () =>
  expect(planOf({ ...june, day: '' }, 'UTC', DAY_MS)).toBeUndefined())

test('what sealing does is said in full sentences', () =>
  expect(planSentences(plan, ['Amelia'])).toEqual([
    'On Thursday, June 12, 2031 we write to you.',
    'On Friday, June 13, 2031 we ask again, if you have not answered.',
    expect.stringMatching(
      /^On Saturday, June 14, 2031, 9:00 in the morning.*, Amelia gets it\. If you reply before that, you decide\.$/u,
    ),
    'If we cannot reach you by email for 60 days, it is delivered anyway.',
  ]))

const planWith = (terms: Partial<typeof usualTerms>, now?: Date) =>
  planOf({ ...june, terms: { ...usualTerms, ...terms } }, 'UTC', DAY_MS, now)

test('what comes back and is sent even after an answer is said so', () => {
  const yearly = planWith({ every: 'year', ends: 'count', times: '5', answerRule: 'always' })
  expect(yearly && planSentences(yearly, ['Amelia']).slice(1)).toEqual([
    'On Friday, June 13, 2031 we write again.',
    expect.stringMatching(/Amelia gets it, unless you stop it\.$/u),
    'It repeats every year on that day, 5 times in all. We write to you before each time.',
    'If we cannot reach you by email for 60 days, it is delivered anyway.',
  ])
  expect(yearly && scheduleOf(yearly)).toEqual({
    mode: 'recurring',
    local: '2031-06-14T09:00',
    zone: 'UTC',
    answerRule: 'always',
    rule: { every: 'year', count: 5 },
    preconsentDays: 60,
    linkDays: 400,
  })
})

test('within two days one email goes at once, if it goes at all', () => {
  const now = new Date('2031-06-13T09:00:00.000Z')
  const short = planWith({ answerRule: 'always' }, now)
  expect(short?.notices).toEqual([])
  expect(short && planSentences(short, ['Amelia'])[0]).toBe('We write to you at once, with one button that stops it.')
  expect(short && leadOf(short, now, DAY_MS)).toBe('short')
  expect(leadOf(plan, now, DAY_MS)).toBe('too-short')
  expect(leadOf(plan, new Date('2031-06-14T08:30:00.000Z'), DAY_MS)).toBe('too-soon')
})

test('a single date asks for nothing it does not need', () =>
  expect(scheduleOf(plan)).toEqual({
    mode: 'fixed',
    local: '2031-06-14T09:00',
    zone: 'UTC',
    answerRule: 'silent',
    deliverIfIDie: false,
    preconsentDays: 60,
    linkDays: 400,
  }))

test('what is on hold when its author dies is delivered only where they chose so', () => {
  const chosen = planWith({ ifIDie: 'deliver' })
  expect(chosen && scheduleOf(chosen).deliverIfIDie).toBe(true)
  const always = planWith({ ifIDie: 'deliver', answerRule: 'always' })
  expect(always && scheduleOf(always)).not.toHaveProperty('deliverIfIDie')
})

test('a link opens as long as chosen, or for ever', () => {
  const linkDaysOf = (linkDays: string) => {
    const chosen = planWith({ linkDays })
    return chosen && scheduleOf(chosen).linkDays
  }
  expect([linkDaysOf('30'), linkDaysOf('ever')]).toEqual([30, null])
})

test('several people get it', () =>
  expect(planSentences(plan, ['Amelia', 'Ben']).at(2)).toMatch(/Amelia and Ben get it/u))

test('a date that leaves no room for both notices is too short', () => {
  expect(leadOf(plan, new Date('2031-06-12T09:00:00.000Z'), DAY_MS)).toBe('fine')
  expect(leadOf(plan, new Date('2031-06-12T09:00:00.001Z'), DAY_MS)).toBe('too-short')
})

test('a moment fills the fields', () => {
  expect(choiceAt(new Date('2031-06-04T09:05:07.000Z'), 'UTC', false)).toEqual({
    day: '4',
    month: '6',
    year: '2031',
    time: '09:05',
  })
  expect(choiceAt(new Date('2031-06-04T09:05:07.000Z'), 'UTC', true).time).toBe('09:05:07')
})
