import { expect, test } from 'vitest'
import { choiceAt, isTooSoon, planOf, planSentences } from './plan.ts'

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
    planOf({ day: '30', month: '3', year: '2031', time: '09:00' }, 'Europe/Madrid', DAY_MS)?.notices[1].toISOString(),
  ).toBe('2031-03-29T07:00:00.000Z'))

test('a date that is not finished is no plan', () =>
  expect(planOf({ ...june, day: '' }, 'UTC', DAY_MS)).toBeUndefined())

test('what sealing does is said in full sentences', () =>
  expect(planSentences(plan, ['Amelia'])).toEqual([
    'On Thursday 12 June 2031 we write to you.',
    'On Friday 13 June 2031 we ask again, if you have not answered.',
    expect.stringMatching(/^On Saturday 14 June 2031, 9:00 in the morning.*, Amelia gets it, unless you answer\.$/u),
  ]))

test('several people get it', () =>
  expect(planSentences(plan, ['Amelia', 'Ben']).at(-1)).toMatch(/Amelia and Ben get it/u))

test('a date that leaves no room for both notices is too soon', () => {
  expect(isTooSoon(plan, new Date('2031-06-12T09:00:00.000Z'), DAY_MS)).toBe(false)
  expect(isTooSoon(plan, new Date('2031-06-12T09:00:00.001Z'), DAY_MS)).toBe(true)
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
