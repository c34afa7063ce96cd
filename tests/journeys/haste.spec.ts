// Through: accounts, recipients
import { expect, test, type Page } from '../support/browserTest.ts'
import { PASSCODE } from './support/author.ts'
import { newFamily } from './support/family.ts'

const LATE_MS = 400

/** On a slow machine whatever a page puts off until later comes while its person goes on. */
const lateTimers = (page: Page) =>
  page.addInitScript((lateMs) => {
    const timer = window.setTimeout.bind(window)
    const late = (work: () => void, ms = 0, ...given: unknown[]) => timer(work, Math.max(ms, lateMs), ...given)
    window.setTimeout = late as typeof setTimeout
  }, LATE_MS)
/** What the page has put off until now has come. */
const later = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))

test('what is written while the dialog before goes away stays as it was written', async ({ browser }) => {
  const { page, main, addressOf } = await newFamily(browser, 'hasty')
  const dialog = page.getByRole('dialog')
  await lateTimers(page)
  await page.goto('/connections')
  await main.getByRole('button', { name: 'Add a person', exact: true }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Amelia')
  await dialog.getByLabel('Their email').fill(addressOf('amelia'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const passcode = dialog.getByRole('textbox', { name: 'Passcode', exact: true })
  await expect(passcode).toBeFocused()
  await page.keyboard.type(PASSCODE.slice(0, 4))
  await later(page)
  await page.keyboard.type(PASSCODE.slice(4))
  await expect(passcode).toHaveValue(PASSCODE)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('a page that was chosen in a menu keeps the focus at its heading when the menu has gone', async ({ browser }) => {
  const { page } = await newFamily(browser, 'arriving')
  await lateTimers(page)
  await page.goto('/connections')
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter')
  const message = page.getByRole('menuitem', { name: 'A message for later' })
  await message.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'A new message' })
  await expect(heading).toBeFocused()
  await later(page)
  await expect(heading).toBeFocused()
})

test('whoever signs out is out at once, however long the server takes', async ({ browser }) => {
  const { page } = await newFamily(browser, 'leaving')
  await page.route('**/api/auth/signout', () => new Promise<void>(() => {}))
  await page.goto('/account/security')
  await page.getByRole('button', { name: /sign out$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/account/security')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' })).toBeVisible()
})
