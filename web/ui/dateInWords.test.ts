import { expect, test } from 'vitest'
import { dayInWords, readDate, timeInWords } from './dateInWords.ts'

const date = (day: string, month: string, year: string) => readDate({ day, month, year })

test('a date is said in full, with its weekday', () => expect(dayInWords('2031-06-14')).toBe('Saturday, June 14, 2031'))

test('three fields make a date', () =>
  expect(date('14', '6', '2031')).toEqual({ kind: 'date', date: '2031-06-14', words: 'Saturday, June 14, 2031' }))

test('a day the month does not have is answered in words', () => {
  expect(date('31', '6', '2031')).toEqual({ kind: 'impossible', words: 'June 2031 has 30 days.' })
  expect(date('29', '2', '2031')).toEqual({ kind: 'impossible', words: 'February 2031 has 28 days.' })
  expect(date('29', '2', '2032').kind).toBe('date')
})

test.each(['0022', '0000', '0999'])('the year %s is asked again', (year) =>
  expect(date('14', '6', year)).toMatchObject({
    kind: 'impossible',
    words: 'Please write the whole year, such as 1958.',
  }),
)

test('a field that is still empty, or a year still being typed, is no mistake', () => {
  expect(date('', '6', '2031').kind).toBe('unfinished')
  expect(date('14', '', '2031').kind).toBe('unfinished')
  expect(date('14', '6', '203').kind).toBe('unfinished')
})

test.each([
  ['09:00', '9:00 in the morning'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['17:30', '5:30 in the afternoon'],
  ['21:05:09', '9:05 in the evening'],
  ['03:15', '3:15 in the morning'],
  ['05:30', '5:30 in the morning'],
])('%s is %s', (time, words) => expect(timeInWords(time)).toBe(words))
