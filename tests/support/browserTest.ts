import { test as base, type Page } from '@playwright/test'
import { isDeep } from './deep.ts'

export * from '@playwright/test'

/** At night a page has half a machine: what happens there only to who is slow, or only to who is fast, is a fault. */
const SLOWED = 2

const slow = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

/** What each spec plays with. */
export const test = base.extend<object, { slowed: void }>({
  slowed: [
    async ({ browser }, use) => {
      if (isDeep)
        browser.on('context', (context) =>
          // A page that has gone meanwhile is slow enough.
          context.on('page', (page) => void slow(page).catch(() => undefined)),
        )
      await use()
    },
    { scope: 'worker', auto: true },
  ],
})
