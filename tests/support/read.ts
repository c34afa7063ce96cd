import type { Locator, Page } from '@playwright/test'

const READING_MS = 2_000

/** As long as a person reads a page before they press its button: what is pressed sooner is asked for once more. */
export const read = (page: Page) =>
  page.waitForFunction((readingMs) => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return opened !== undefined && performance.now() - opened.responseStart >= readingMs
  }, READING_MS)

/** Not held down meanwhile: after five seconds no browser says any more that it was a hand. */
export const readAndPress = async (target: Locator): Promise<void> => {
  await read(target.page())
  await target.click()
}
