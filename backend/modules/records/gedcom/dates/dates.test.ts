import { expect, test } from 'vitest'
import type { Dialect } from '../node.ts'
import { ageTo551, ageTo70, isAge70 } from './age.ts'
import { calendars } from './calendars.ts'
import { parseDate, type Reading } from './parse.ts'
import { birthdayOf, intervalOf } from './value.ts'
import { writeDate } from './write.ts'

/** The day number of a day of the Gregorian calendar. */
const day = (year: number, month: number, date: number): number =>
  (calendars['GREGORIAN']?.firstOf(year, month - 1) ?? 0) + date - 1
const interval = (text: string, reading?: Reading) => {
  const value = parseDate(text, reading)
  return value && intervalOf(value)
}
const again = (text: string, dialect: Dialect, reading?: Reading) => {
  const value = parseDate(text, reading)
  return value && writeDate(value, dialect)
}

/** Apart from its year, which would look like a decision of ours that is cited. */
const FIRST_ADAR = 'ADR'

test.each([
  ['1 JAN 2000', day(2000, 1, 1), day(2000, 1, 1)],
  ['FEB 1900', day(1900, 2, 1), day(1900, 2, 28)],
  ['FEB 2000', day(2000, 2, 1), day(2000, 2, 29)],
  ['1850', day(1850, 1, 1), day(1850, 12, 31)],
  ['35', day(35, 1, 1), day(35, 12, 31)],
  ['44 BCE', day(-43, 1, 1), day(-43, 12, 31)],
  ['31 B.C.', day(-30, 1, 1), day(-30, 12, 31)],
  ['AFT 1850', day(1850, 1, 1), undefined],
  ['BEF 1850', undefined, day(1850, 12, 31)],
  ['BET 1850 AND MAR 1852', day(1850, 1, 1), day(1852, 3, 31)],
  ['FROM 1900 TO 1905', day(1900, 1, 1), day(1905, 12, 31)],
  ['FROM 1900', day(1900, 1, 1), undefined],
  ['TO 1905', undefined, day(1905, 12, 31)],
  ['ABT 1850', day(1850, 1, 1), day(1850, 12, 31)],
  ['JULIAN 5 OCT 1582', day(1582, 10, 15), day(1582, 10, 15)],
  ['@#DJULIAN@ 25 OCT 1917', day(1917, 11, 7), day(1917, 11, 7)],
  ['FRENCH_R 1 VEND 1', day(1792, 9, 22), day(1792, 9, 22)],
  ['@#DFRENCH R@ 18 BRUM 8', day(1799, 11, 9), day(1799, 11, 9)],
  ['FRENCH_R 11 NIVO 14', day(1806, 1, 1), day(1806, 1, 1)],
  ['@#DHEBREW@ 1 TSH 5784', day(2023, 9, 16), day(2023, 9, 16)],
  ['HEBREW 14 ADS 5784', day(2024, 3, 24), day(2024, 3, 24)],
  [`HEBREW 14 ${FIRST_ADAR} 5783`, day(2023, 3, 7), day(2023, 3, 7)],
  ['HEBREW 15 NSN 5785', day(2025, 4, 13), day(2025, 4, 13)],
])('%s lies between its days', (text, min, max) => {
  expect(interval(text)).toEqual({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
})

test.each(['31 FEB 1900', '@#DHEBREW@ 31 TSH 5784', '0 JAN 1900', '_UNKNOWN 10 _MONTH 55', 'HEBREW 5 TSH 5 BCE'])(
  '%s is kept, and no day is made up for it',
  (text) => {
    const value = parseDate(text)
    expect(value === undefined || intervalOf(value) === undefined).toBe(true)
  },
)

test('a year of two numbers is the later one, of the Julian calendar', () => {
  expect(interval('11 FEB 1731/32')).toEqual(interval('@#DJULIAN@ 11 FEB 1732'))
  expect(interval('1699/00')).toEqual(interval('JULIAN 1700'))
  expect(again('11 FEB 1731/32', '70')).toEqual({ payload: 'JULIAN 11 FEB 1732', phrase: '11 FEB 1731/32' })
  expect(again('BET 1699/00 AND 1701', '70')).toEqual({
    payload: 'BET JULIAN 1700 AND 1701',
    phrase: 'BET 1699/00 AND 1701',
  })
})

test('an empty date with words that are one is that date', () => {
  const value = parseDate('', { phrase: '11 FEB 1731/32' })
  expect(value).toMatchObject({ isLenient: true })
  expect(value && intervalOf(value)).toEqual(interval('JULIAN 11 FEB 1732'))
  expect(parseDate('', { phrase: 'during the war' })).toEqual({ kind: 'phrase', phrase: 'during the war' })
})

test('words beside a date stay with it, also where INT was lost', () => {
  expect(parseDate('INT 1720 (about the flood)')).toMatchObject({ phrase: 'about the flood', date: { year: 1720 } })
  const lost = parseDate('1720 (about the flood)')
  expect(lost).toMatchObject({ phrase: 'about the flood', date: { year: 1720 }, isLenient: true })
  expect(parseDate('(about the flood)')).toEqual({ kind: 'phrase', phrase: 'about the flood' })
  expect(again('INT 1720 (about the flood)', '70')).toEqual({ payload: '1720', phrase: 'about the flood' })
  expect(again('1720', '551', { phrase: 'about the flood' })).toEqual({ payload: 'INT 1720 (about the flood)' })
})

test('a birthday without a year is that day in any zone of the server', () => {
  const value = parseDate('10 AUG')
  expect(value && birthdayOf(value)).toEqual({ day: 10, month: 8 })
  expect(value && intervalOf(value)).toBeUndefined()
  expect(value && writeDate(value, '551')).toEqual({ payload: '10 AUG' })
  expect(value && writeDate(value, '70')).toEqual({ payload: '', phrase: '10 AUG' })
})

test.each([
  ['ABT    1253', 'ABT 1253'],
  ['abt 1850', 'ABT 1850'],
  ['about March 1850', 'ABT MAR 1850'],
  ['ca. 1850', 'ABT 1850'],
  ['1850?', 'ABT 1850'],
  ['1850-1860', 'BET 1850 AND 1860'],
  ['between 1850 and 1860', 'BET 1850 AND 1860'],
  ['before 5 Mar 1700', 'BEF 5 MAR 1700'],
  ['5 March 1700', '5 MAR 1700'],
  ['March 5, 1700', '5 MAR 1700'],
  ['5th mar 1700', '5 MAR 1700'],
  ['44 bc', '44 B.C.'],
  ['1873-06-24', '24 JUN 1873'],
  ['06/24/1873', '24 JUN 1873'],
  ['24.6.1873', '24 JUN 1873'],
])('%s is read as %s, and said to be read so', (text, meant) => {
  expect(again(text, '551')).toEqual({ payload: meant })
  expect(parseDate(text)).toMatchObject({ isLenient: true })
})

test('day or month first is not guessed', () => {
  expect(parseDate('06/07/1873')).toBeUndefined()
  expect(again('06/07/1873', '551', { isDayFirst: true })).toEqual({ payload: '6 JUL 1873' })
  expect(again('06/07/1873', '551', { isDayFirst: false })).toEqual({ payload: '7 JUN 1873' })
})

test.each(['in the old days', 'MAY', '5 5 1900', 'FROM', 'BET 1900', 'A'.repeat(5_000)])('%.20s is no date', (text) => {
  expect(parseDate(text)).toBeUndefined()
})

test.each([
  'GREGORIAN 1950',
  'JULIAN 1401 BCE',
  'ABT _UNKNOWN _MONTH 34',
  'FROM 1 FEB 3 TO HEBREW 26',
  'BET FRENCH_R 2 _JOUR 8 AND _C 4 COMP 8',
  '_CAL2 23 _MON2 88 _EP2',
])('%s is written as it was read', (text) => {
  expect(again(text, '70')).toEqual({ payload: text })
})

test('of two dates in the wrong order the days between them count', () => {
  const { min = 0, max = 0 } = interval('BET 1950 AND SEP 430') ?? {}
  expect([min, max]).toEqual([day(430, 9, 1), day(1950, 12, 31)])
})

test('each day of four hundred years follows the one before it, in every calendar', () => {
  for (const [name, { firstOf, months, monthIn }] of Object.entries(calendars)) {
    const odd: string[] = []
    let last = firstOf(1, 0)
    for (let year = 1; year <= 400; year += 1)
      for (let month = 0; month < months.length; month += 1) {
        if (monthIn?.(year, month) !== undefined && monthIn(year, month) !== month) continue
        const first = firstOf(year, month)
        if (first < last || first > last + 31) odd.push(`${name} ${year} ${months[month]}`)
        last = first
      }
    expect(odd).toEqual([])
  }
})

test.each([
  ['<5y', { payload: '< 5y' }, '<5y'],
  ['25y 3m', { payload: '25y 3m' }, '25y 3m'],
  ['CHILD', { payload: '< 8y', phrase: 'CHILD' }, 'CHILD'],
  ['STILLBORN', { payload: '0y', phrase: 'STILLBORN' }, 'STILLBORN'],
  ['old', undefined, undefined],
])('the age %s goes to GEDCOM 7 and back', (text, written, back) => {
  expect(ageTo70(text)).toEqual(written)
  expect(written && ageTo551(written)).toBe(back)
})

test('5.5.1 knows no weeks', () => {
  expect(isAge70('> 3w 2d')).toBe(true)
  expect(ageTo551({ payload: '3w' })).toBeUndefined()
})
