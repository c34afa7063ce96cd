import { expect, test } from 'vitest'
import { begunIn, dateBegun } from './begun.ts'
import { comingOfAge } from './days.ts'

const begun = (query: string) => begunIn(new URLSearchParams(query))
const nobody = { day: '', month: '', year: '' }
const now = new Date(2026, 10, 22, 14)
const born = (year: string, month: string, day: string) => ({ year, month, day })

test('the answers of a quiz begin a message', () =>
  expect(begun('template=wisdom-five-questions&recipient=grandchild&when=age-18')).toEqual({
    template: 'wisdom-five-questions',
    recipient: 'grandchild',
    when: 'age-18',
  }))

test('what an address invents says nothing, and the rest still holds', () =>
  expect(begun('template=<b>&recipient=toString&when=next-month')).toEqual({
    template: undefined,
    recipient: undefined,
    when: 'next-month',
  }))

test('next month is the same day, or the last of a shorter month', () => {
  const inMonth = (at: Date) => dateBegun(begun('when=next-month'), nobody, at)
  expect(inMonth(now)).toEqual({ day: '22', month: '12', year: '2026', time: '09:00' })
  expect(inMonth(new Date(2026, 11, 3))).toMatchObject({ day: '3', month: '1', year: '2027' })
  expect(inMonth(new Date(2027, 0, 31))).toMatchObject({ day: '28', month: '2', year: '2027' })
})

test('of age is eighteen years after the birth', () => {
  expect(comingOfAge(born('2013', '6', '14'), now)).toMatchObject({ day: '14', month: '6', year: '2031' })
  expect(comingOfAge(born('2012', '2', '29'), now)).toMatchObject({ day: '28', month: '2', year: '2030' })
})

test('nothing is filled in for a birthday that is over, missing or impossible', () => {
  expect(comingOfAge(born('2008', '11', '22'), now)).toBeUndefined()
  expect(comingOfAge(born('2013', '2', '30'), now)).toBeUndefined()
  expect(dateBegun(begun('when=age-18'), nobody, now)).toBeUndefined()
  expect(dateBegun(begun('template=comfort'), nobody, now)).toBeUndefined()
})
