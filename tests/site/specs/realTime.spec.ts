// Through: site
import { expect, test, type Page } from '../../support/browserTest.ts'
import { arrive, openAuth } from '../support/shell.ts'
import { newVisitor } from '../support/visitors.ts'

// No clock is held here: each wait is at least as long as it should be, and ends. The same waits on a clock that is held
// stand in answers.spec.ts, shell.spec.ts and nudges.spec.ts; one here shows that a real clock moves the pages too.

/** @returns milliseconds from now until that is so */
const timeUntil = async (isSo: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await isSo()
  return performance.now() - from
}
/** @returns milliseconds from the press of the button until that address */
const timeFromSignInTo = async (page: Page, address: RegExp): Promise<number> => {
  const { email, password } = await newVisitor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  return timeUntil(async () => {
    await dialog.locator('#sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(address)
  })
}

test('the vault opens a second after signing in', { tag: '@deep' }, async ({ page }) => {
  await arrive(page)
  await openAuth(page)
  expect(await timeFromSignInTo(page, /\/dashboard$/u)).toBeGreaterThan(1000)
})

test('from the plans the day opens half a second after signing in', { tag: '@deep' }, async ({ page }) => {
  await arrive(page, '/pricing')
  await page.getByRole('article', { name: 'Memory Plus' }).getByRole('button').click()
  expect(await timeFromSignInTo(page, /\/app$/u)).toBeGreaterThan(500)
})

test('a menu opens after 200 ms under a pointer, and closes 150 ms after it has gone', async ({ page }) => {
  await arrive(page)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Legacy Support' })
  await menu.focus()
  await expect(page.locator('[data-menus=ready]')).toBeAttached()
  await menu.blur()
  const opens = await timeUntil(async () => {
    await menu.hover()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })
  expect(opens).toBeGreaterThan(200)
  const closes = await timeUntil(async () => {
    await page.mouse.move(640, 880)
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
  expect(closes).toBeGreaterThan(150)
})

test(
  'the count comes after 2 s, a notice after 8 s, which goes, and another comes',
  { tag: '@deep' },
  async ({ page }) => {
    const from = performance.now()
    await page.goto('/features')
    const corner = page.locator('aside[aria-label="Just now"]')
    const notice = corner.getByText(/minutes ago/u)
    await expect(corner.getByText(/^\d+ people are here now/u)).toBeVisible()
    expect(performance.now() - from).toBeGreaterThan(2000)
    await expect(notice).toBeVisible()
    expect(performance.now() - from).toBeGreaterThan(8000)
    await expect(notice).toHaveCount(0)
    expect(performance.now() - from).toBeGreaterThan(14_000)
    await expect(notice).toBeVisible({ timeout: 30_000 })
    expect(performance.now() - from).toBeGreaterThan(20_000)
  },
)
