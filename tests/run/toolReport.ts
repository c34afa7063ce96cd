/** What a report of vitest or Playwright says, whoever wrote it. */
export type Report = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Each test file, with how long its tests took. */
  readonly files: readonly { readonly path: string; readonly ms: number }[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

type Suite = {
  readonly file: string
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[]
}
type PlaywrightReport = {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly Suite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Tests of a spec are played side by side: it takes as long as the longest. */
const longestOf = ({ specs = [], suites = [] }: Suite): number =>
  Math.max(
    0,
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(longestOf),
  )

const ofVitest = (report: VitestReport): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  files: report.testResults.map(({ name, startTime, endTime }) => ({ path: name, ms: endTime - startTime })),
})

const ofPlaywright = ({ config, suites, stats }: PlaywrightReport): Report => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  files: suites.map((suite) => ({ path: `${config.rootDir}/${suite.file}`, ms: longestOf(suite) })),
})

export const reportOf = (text: string): Report => {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report)
}
