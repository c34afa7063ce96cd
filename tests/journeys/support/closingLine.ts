import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Closes with `N passed, N failed`, as every runner of ours does. */
export default class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    if (status === 'passed') this.#passed += 1
    else if (status !== 'skipped') this.#failed += 1
  }

  onEnd(): void {
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
  }
}
