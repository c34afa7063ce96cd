import { expect, test } from 'vitest'
import { auditStrings, countsInWords, faultStrings, inTime, sweepStrings } from './figures.ts'

test.each([
  [0, 'less than a second'],
  [1_000, '1 second'],
  [90_000, '1 minute, 30 seconds'],
  [7_500_000, '2 hours, 5 minutes'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days, 7 hours'],
])('%i ms are %s', (ms, words) => expect(inTime(ms)).toBe(words))

test('counts are said without what is none', () =>
  expect(countsInWords({ whole: 12, mended: 0, damaged: 1 }, auditStrings)).toBe('12 whole, 1 damaged'))
test('where all is none, that is said', () =>
  expect(countsInWords({ missing: 0, overdue: 0 }, sweepStrings)).toBe('Nothing was missing.'))
test('faults are told by what was stopped', () =>
  expect(countsInWords({ idTaken: 2 }, faultStrings)).toBe('2 commands of ours whose id was taken'))
