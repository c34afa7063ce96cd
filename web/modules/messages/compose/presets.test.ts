import { describe, expect, test } from 'vitest'
import { usualTerms } from '../plan.ts'
import { presetIn, presetsOf, repeating } from './presets.ts'

const ZONE = 'Europe/Madrid'
const NOW = new Date('2026-11-27T12:00:00Z')
const linesOf = (birthday: string | null, now = NOW) =>
  Object.fromEntries(presetsOf(ZONE, now, birthday).map(({ id, line }) => [id, line]))

describe('the days that are offered', () => {
  test('have the date that they would be', () =>
    expect(linesOf(null)).toEqual({
      wedding: 'Choose the date',
      'year-1': 'November 27, 2027',
      'year-5': 'November 27, 2031',
      'year-10': 'November 27, 2036',
      other: 'Pick any day',
      yearly: 'A birthday, a holiday',
      death: 'Kept until needed',
      occasion: 'Kept until needed',
    }))
  test('are counted where the person lives', () =>
    expect(linesOf(null, new Date('2026-12-31T23:30:00Z'))).toMatchObject({ 'year-1': 'January 1, 2028' }))
  test('are the last of February where the year has no 29th', () =>
    expect(linesOf(null, new Date('2028-02-29T12:00:00Z'))).toMatchObject({ 'year-1': 'February 28, 2029' }))
  test('begin with the birthdays of a child', () =>
    expect(Object.entries(linesOf('2010-03-04')).slice(0, 2)).toEqual([
      ['birthday', 'March 4, 2027'],
      ['of-age', 'March 4, 2028'],
    ]))
  test('hold no 18th birthday that is over', () => {
    expect(linesOf('2008-11-27')).not.toHaveProperty('of-age')
    expect(linesOf('2008-11-28')).toMatchObject({ 'of-age': 'November 28, 2026' })
  })
  test('hold the birthday of next year on the day itself', () =>
    expect(linesOf('1996-11-27')).toMatchObject({ birthday: 'November 27, 2027' }))
})

describe('a date that stands already', () => {
  const presets = presetsOf(ZONE, NOW, '2010-03-04')
  const choice = { day: '4', month: '3', year: '2028', time: '09:00' }

  test('is the one of them that it is, or one of its own', () => {
    expect(presetIn(choice, presets)).toBe('of-age')
    expect(presetIn({ ...choice, day: '5' }, presets)).toBe('other')
    expect(presetIn({ ...choice, day: '' }, presets)).toBeUndefined()
  })
  test('that repeats is yearly', () =>
    expect(presetIn({ ...choice, terms: repeating(usualTerms, 'month') }, presets)).toBe('yearly'))
})

test('what repeats is sent even if its author replies, and once more what comes once waits', () => {
  const yearly = repeating(usualTerms, 'year')
  expect(yearly.answerRule).toBe('always')
  expect(repeating({ ...yearly, answerRule: 'silent' }, 'year').answerRule).toBe('silent')
  expect(repeating(yearly, 'once')).toEqual(usualTerms)
})

test.each(['death', 'occasion'] as const)('what is kept until then is no day: %s', (until) => {
  const keep = { until, announcerIds: [], occasion: '' }
  const choice = { day: '27', month: '11', year: '2027', time: '09:00', keep }
  expect(presetIn(choice, presetsOf(ZONE, NOW, null))).toBe(until)
  expect(presetIn({ ...choice, keep: { ...keep, until: 'date' } }, presetsOf(ZONE, NOW, null))).toBe('year-1')
})
