import { expect, type Page } from '@playwright/test'

/** The browser asks whoever would reload the page whether they mean it; they do not. */
export const stayAtReload = async (page: Page): Promise<void> => {
  const asking = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await asking
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}
