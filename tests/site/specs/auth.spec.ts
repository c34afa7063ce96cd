// Through: accounts
import { expect, test } from '../../support/browserTest.ts'
import { arrive, holdBack, openAuth, stepUntil, stepUntilClosed, stopClock, toasts } from '../support/shell.ts'

const ANSWERED_WITHIN_MS = 800

test('the dialog says what is missing', async ({ page }) => {
  await arrive(page)
  const dialog = await openAuth(page)
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await expect(dialog.locator('#sign-up-email-error')).toHaveText('Please enter a valid email')
  await expect(dialog.locator('#sign-up-password-error')).toHaveText('Password must be at least 6 characters')
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  const go = dialog.locator('#sign-in').getByRole('button', { name: 'Sign In', exact: true })
  await dialog.getByLabel('Email').fill('nobody')
  await go.click()
  await expect(dialog.locator('#sign-in-email-error')).toHaveText('Please enter a valid email')
  await dialog.getByLabel('Email').fill('nobody@acme.example')
  await go.click()
  await expect(dialog.locator('#sign-in-password-error')).toHaveText('Password is required')
})

test('signing in says that it is busy, then what the server said, in one toast at a time', async ({ page }) => {
  await arrive(page)
  const dialog = await openAuth(page)
  await dialog.getByRole('tab', { name: 'Sign In' }).click()
  await dialog.getByLabel('Email').fill('nobody@acme.example')
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one')
  const said: string[] = []
  for (const _try of ['first', 'second']) {
    const { letGo } = await holdBack(page, '/api/auth/signin')
    await dialog.locator('#sign-in').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    const answered = page.waitForResponse('**/api/auth/signin')
    letGo()
    said.push(((await (await answered).json()) as { message: string }).message)
    await expect(dialog.locator('#sign-in').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toContainText('Sign In Failed')
    await expect(toasts(page)).toContainText(said.at(-1) ?? '')
    await page.unroute('**/api/auth/signin')
  }
  expect(said).toEqual(Array(2).fill('That email or password does not match. Try again, or reset your password.'))
})

test('signing up says that the account is there, and a second later the vault opens', async ({ page }) => {
  await page.clock.install()
  await arrive(page)
  const dialog = await openAuth(page)
  await dialog.getByLabel('Email').fill(`${crypto.randomUUID()}@acme.example`)
  await dialog.getByLabel('Password', { exact: true }).fill('a quiet long evening')
  const { letGo } = await holdBack(page, '/api/auth/signup')
  const asked = page.waitForRequest('**/api/auth/signup')
  const answered = page.waitForResponse('**/api/auth/signup')
  await dialog.getByRole('button', { name: 'Create my account' }).click()
  await expect(dialog.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await asked
  await stopClock(page)
  letGo()
  expect((await answered).status()).toBe(201)

  // A few steps of the clock after the answer.
  const given = await stepUntilClosed(page)
  expect(given).toBeLessThan(ANSWERED_WITHIN_MS)
  await page.clock.runFor(999 - given)
  await expect(page).toHaveURL(/\/legacy-planning$/u)
  await page.clock.runFor(given + 1)
  await expect(page).toHaveURL(/\/dashboard$/u)
  // The toast's code may still be on its way; it stays for five seconds of this clock.
  await stepUntil(page, async () => (await toasts(page).allTextContents()).join() === 'Account Created Successfully')
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('while sign-ups are closed the dialog says so, and takes an address that is told when they are open', async ({
  page,
}) => {
  await page.route('**/api/sign-ups', (route) => route.fulfill({ json: { isOpen: false } }))
  await arrive(page)
  const dialog = await openAuth(page)
  await expect(dialog).toContainText('New sign-ups are closed right now.')
  await expect(dialog.getByRole('button', { name: 'Create my account' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog).toContainText('Please enter a valid email')
  const email = `${crypto.randomUUID()}@acme.example`
  await dialog.getByLabel('Email').fill(email)
  const answered = page.waitForResponse('**/api/support/waiting')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  expect((await answered).status()).toBe(202)
  await expect(dialog).toContainText('Thank you. We write to you when sign-ups are open again.')
})
