import { test as base, type Page } from '@playwright/test'
import { APP } from './house.ts'

/** A page that runs no script: what it shows is what was sent. One for all documents, because none leaves a trace. */
export const test = base.extend<object, { readonly unscripted: Page }>({
  unscripted: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: APP })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})
