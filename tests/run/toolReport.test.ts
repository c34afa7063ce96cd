import { expect, test } from 'vitest'
import { reportOf } from './toolReport.ts'

test('a vitest report tells its tests and how long each file took', () => {
  const testResults = [{ name: '/app/a.test.ts', startTime: 1_000, endTime: 4_500 }]
  const counts = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
  expect(reportOf(JSON.stringify({ ...counts, testResults }))).toEqual({
    passed: 12,
    failed: 2,
    skipped: 2,
    files: [{ path: '/app/a.test.ts', ms: 3_500 }],
  })
})

test('a Playwright report tells the same, with the tests of nested groups', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const report = {
    config: { rootDir: '/app' },
    suites: [{ file: 'a.spec.ts', specs: [spec(200)], suites: [{ file: 'a.spec.ts', specs: [spec(30)] }] }],
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 3 },
  }
  expect(reportOf(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    files: [{ path: '/app/a.spec.ts', ms: 200 }],
  })
})
