import { expect, test } from 'vitest'
import { countOf, sum, tell } from './count.ts'

const report = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped })

test('a step without tests of its own counts as one', () => {
  expect(countOf(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countOf(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the tests of a report count one by one', () =>
  expect(countOf(false, report(12, 2, 1))).toEqual({ passed: 12, failed: 2, skipped: 1 }))

test('a run that failed outside its tests is a failure', () =>
  expect(countOf(false, report(12, 0))).toEqual({ passed: 12, failed: 1, skipped: 0 }))

test('the closing line names passes and failures, and skips when there are any', () => {
  expect(tell(sum([countOf(true, report(12, 0)), countOf(true, undefined)]))).toBe('13 passed, 0 failed')
  expect(tell(countOf(true, report(12, 0, 3)))).toBe('12 passed, 0 failed, 3 skipped')
})
