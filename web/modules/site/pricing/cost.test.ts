import { expect, test } from 'vitest'
import { costOf, planFor, type Wish } from './cost.ts'
import { ALL_LIMITS, CATEGORIES, figure, PLANS, priceInWords } from './planStrings.ts'

const small: Wish = { storageGb: 5, familyMembers: 5, scrapbooks: 1, isPrinted: false }

test('what fits into the free plan costs nothing', () => {
  expect(planFor(small)).toBe('free_forever')
  expect(costOf('free_forever', 10)).toBe(0)
})

test('one thing over the free plan asks for the next, two things for no more than that', () => {
  for (const more of [{ storageGb: 6 }, { familyMembers: 15 }, { scrapbooks: 10 }, { isPrinted: true }])
    expect(planFor({ ...small, ...more })).toBe('memory_plus')
  expect(planFor({ ...small, storageGb: 101 })).toBe('complete_legacy')
  expect(costOf('complete_legacy', 10)).toBe(1020)
})

test('what no plan holds is said', () => expect(planFor({ ...small, familyMembers: 51 })).toBeUndefined())

test('the plans say their prices as the page shows them', () => {
  const quarterly = PLANS.map(({ id }) => priceInWords(id, 'quarterly'))
  expect(quarterly.map(({ price, period }) => `${price} ${period}`)).toEqual([
    '$0 No card, no end date',
    '$24.95 per 3 months',
    '$31.95 per 3 months',
  ])
  expect(PLANS.map(({ id }) => priceInWords(id, 'annual'))).toMatchObject([
    { price: '$0' },
    { price: '$80', period: 'per year', note: '$20.00 for each 3 months', saving: 'Save $20 per year' },
    { price: '$102', period: 'per year', note: '$25.50 for each 3 months', saving: 'Save $26 per year' },
  ])
})

test('the five categories of the page are named as the specification names them', () =>
  expect(CATEGORIES.map(({ name }) => name)).toEqual([
    'Memory Storage',
    'Voice Messages',
    'Family Tree',
    'Digital Scrapbooks',
    'Time Capsules',
  ]))

test('each limit has words on each plan', () => {
  for (const { of } of ALL_LIMITS) for (const { id } of PLANS) expect(of(id)).not.toBe('')
  expect(figure(25_000)).toBe('25,000')
})
