import { expect, type Page } from '@playwright/test'

/** What a message's page calls the menu of what it has no button for. */
export const MORE = 'More you can do'

/** Presses the button or the link of a page, or, where a message's page offers it in its menu, the entry there. */
export const act = async (page: Page, name: string): Promise<void> => {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true }))
  const menu = main.getByRole('button', { name: MORE })
  await expect(button.or(menu).first()).toBeVisible()
  if (!(await menu.isVisible()) || (await button.isVisible())) return button.click()
  await menu.click()
  // What the page learns meanwhile may make a button of it.
  await page.getByRole('menuitem', { name, exact: true }).or(button).first().click()
}
