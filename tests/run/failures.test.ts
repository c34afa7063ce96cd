import { expect, test } from 'vitest'
import { failuresOf } from './failures.ts'

test('a vitest run tells which tests failed, and how', () => {
  const output =
    '\n \u001b[31mFAIL\u001b[39m  |unit| a.test.ts > adds\nAssertionError: expected 3 to be 2\n\n FAIL  |unit| b.test.ts > takes\nError: no\n'
  expect(failuresOf(output)).toEqual([
    ' FAIL  |unit| a.test.ts > adds\nAssertionError: expected 3 to be 2',
    ' FAIL  |unit| b.test.ts > takes\nError: no',
  ])
})

test('so does a Playwright run, among the tests that passed', () => {
  const output =
    '  ✓  2 hold.spec.ts:9:1 › holds (8s)\n\n  1) keys.spec.ts:10:1 › opens ───\n\n    Error: not visible\n'
  expect(failuresOf(output)).toEqual(['  1) keys.spec.ts:10:1 › opens ───\n    Error: not visible'])
})

test('a long error is cut, and any other step tells its last lines', () => {
  expect(failuresOf(` FAIL  a.test.ts\n${'more\n'.repeat(40)}`)[0]?.split('\n')).toHaveLength(8)
  expect(failuresOf(`${'before\n'.repeat(40)}x.ts(1,2): error TS2322`)[0]).toMatch(
    /before\nx\.ts\(1,2\): error TS2322$/,
  )
})
