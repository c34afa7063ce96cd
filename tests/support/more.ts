import type { Page } from '@playwright/test'

/** Opens the menu beside somebody’s name. */
export const moreFor = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `More for ${name}`, exact: true }).click()

/** Chooses something in the menu beside somebody’s name. */
export const chooseFor = async (page: Page, name: string, act: string): Promise<void> => {
  await moreFor(page, name)
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
