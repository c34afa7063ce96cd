// Through: accounts
import { expect, test, type Page } from '../support/browserTest.ts'
import { authenticatorOf } from '../support/authenticator.ts'
import { PASSWORD } from './support/author.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { mailboxOf } from './support/mailbox.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a passkey is made, opens the account, stands in for the password and is taken away', async ({ browser }) => {
  const { page, main, email } = await newFamily(browser, 'passkey')
  const { agree, refuse } = await authenticatorOf(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/account/security')
  await press(page, 'Add a passkey')
  await dialog.getByLabel('A name for it').fill('My laptop')
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await refuse()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('Your device did not make a passkey.')
  await agree()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  const mine = main.getByRole('listitem').filter({ hasText: 'My laptop' })
  await expect(mine).toContainText(/Added .+/)
  await lookAt(page, { name: 'a passkey among what opens an account' })
  await mailboxOf(email).next(/passkey/)

  await page.getByRole('button', { name: /sign out$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/account/security')
  await refuse()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('No passkey was shown. You can try again.').first()).toBeVisible()
  await agree()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(mine).toBeVisible()

  await press(page, 'Remove My laptop')
  await dialog.getByRole('button', { name: 'Use my passkey instead' }).click()
  await expect(dialog).toContainText('Your passkey was shown: no password is needed now.')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(mine).toHaveCount(0)
})
