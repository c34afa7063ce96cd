import { expect, test } from 'vitest'
import { annualDollars, annualSavingDollars, PRICES, quarterOfAnnualCents, type Price } from './contract.ts'

const derived = (price: Price) => [annualDollars(price), annualSavingDollars(price), quarterOfAnnualCents(price)]

test('a year of Memory Plus is $80 and saves $20', () => {
  expect(PRICES.memory_plus.cents).toBe(2495)
  expect(derived(PRICES.memory_plus)).toEqual([80, 20, 2000])
})

test('a year of Complete Legacy is $102 and saves $26', () => {
  expect(PRICES.complete_legacy.cents).toBe(3195)
  expect(derived(PRICES.complete_legacy)).toEqual([102, 26, 2550])
})

test('the other reading of Memory Plus, by the month, makes a year of $240', () =>
  expect(annualDollars({ cents: 2495, every: 'month' })).toBe(240))
