import type { Report } from './toolReport.ts'

export type Count = Pick<Report, 'passed' | 'failed' | 'skipped'>

/**
 * What a step adds to the sum: each test of its report, or one for a step without a report.
 * A run that failed in no test (a file that cannot be read, a part that does not start) is one failure all the same.
 */
export const countOf = (isPassed: boolean, report: Count | undefined): Count => {
  if (report === undefined) return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 }
  const { passed, failed, skipped } = report
  return { passed, failed: isPassed ? failed : Math.max(1, failed), skipped }
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  skipped: counts.reduce((all, { skipped }) => all + skipped, 0),
})

export const tell = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
