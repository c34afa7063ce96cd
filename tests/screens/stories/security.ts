import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { inMail } from '../../../stack/seed/mailbox.ts'
import { authenticatorOf } from '../../support/authenticator.ts'
import { PASSWORD } from '../../support/family.ts'
import { heading } from '../scene.ts'
import { button, expect, SLOW_DAY_MS, type Story } from '../story.ts'

/** How an account is opened: an authenticator app, its codes, the second step of the way in, and a new password. */
export const security: Story = {
  name: 'security',
  dayMs: SLOW_DAY_MS,
  tell: async ({ folder, newFamily, newPage, mailTo, take }) => {
    const { page, main, email } = await newFamily('security')
    await page.goto('/account')
    const second = main.locator('form').filter({ has: button(page, 'Add this address') })
    await second.getByLabel('Second email').fill(`other-${email}`)
    await second.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await button(page, 'Add this address').click()
    await expect(main).toContainText('has not confirmed yet')
    await take(page, 'account-second', 'A second address that is not confirmed yet')

    await page.goto('/account/security')
    const dialog = page.getByRole('dialog')
    await button(page, 'Add an authenticator app').click()
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await take(page, 'security-ask', 'The password is asked for before something changes')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toContainText('Scan this with the app')
    await take(page, 'security-scan', 'An authenticator app is set up')
    const secret = ((await dialog.locator('strong').textContent()) ?? '').replaceAll(' ', '')
    await dialog.getByLabel('6-digit code').fill(new TOTP({ secret }).generate())
    await dialog.getByRole('button', { name: 'Confirm code' }).click()
    await expect(dialog).toContainText('Each opens your account once')
    // Whoever reads these pictures must find no code in them that ever opened something.
    await dialog.getByRole('listitem').evaluateAll((items) => {
      for (const item of items) item.textContent = 'abcd-efgh-ijkl'
    })
    await take(page, 'security-codes', 'The recovery codes, shown once')
    await button(page, 'I’ve saved my codes').click()
    await expect(main).toContainText('recovery codes left')
    await take(page, 'security-on', 'Security with an authenticator app')

    await authenticatorOf(page)
    await button(page, 'Add a passkey').click()
    await dialog.getByLabel('A name for it').fill('My laptop')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await take(page, 'security-passkey-add', 'A passkey is made')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'My laptop' })).toBeVisible()
    await take(page, 'security-passkey', 'Security with a passkey')
    await button(page, 'Remove My laptop').click()
    await dialog.getByRole('button', { name: 'Use my passkey instead' }).click()
    await expect(dialog).toContainText('Your passkey was shown')
    await take(page, 'security-passkey-shown', 'A passkey stands in for the password')
    await page.keyboard.press('Escape')

    await page.goto('/admin')
    await expect(main).toContainText("You don't have permission to access this area.")
    await take(page, 'admin-denied', 'The admin area, to someone who is no admin')
    await page.goto('/admin-access')
    await expect(main.getByLabel('Setup code')).toBeVisible()
    await main.getByLabel('Setup code').fill('not the code')
    await button(page, 'Become the first admin').click()
    await expect(main.getByRole('alert').first()).toBeVisible()
    await take(page, 'admin-access', 'Where the house gets its first admin, with a wrong code')
    const setup = await newPage()
    await setup.goto('/admin-access')
    await expect(button(setup, 'Sign In')).toBeVisible()
    await take(setup, 'admin-access-visitor', 'Where the house gets its first admin, to a visitor')
    await main.getByLabel('Setup code').fill((await readFile(join(folder, 'setup-code'), 'utf8')).trim())
    await button(page, 'Become the first admin').click()
    await expect(main).toContainText('You are the first admin')
    await take(page, 'admin-access-done', 'The house has its first admin')

    const visitor = await newPage()
    await visitor.goto('/dashboard')
    const entry = visitor.getByRole('dialog')
    await entry.getByLabel('Email').fill(email)
    await entry.getByLabel('Password', { exact: true }).fill('not it at all')
    await entry.getByRole('button', { name: 'Sign In' }).click()
    await expect(entry.getByRole('alert').first()).toBeVisible()
    await take(visitor, 'sign-in-refused', 'A wrong password')
    await entry.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await entry.getByRole('button', { name: 'Sign In' }).click()
    await expect(entry.getByLabel('Code')).toBeVisible()
    await take(visitor, 'sign-in-second', 'The second step of signing in')

    await visitor.goto('/reset-password')
    await visitor.getByRole('main').getByLabel('Email').fill(email)
    await take(visitor, 'reset-ask', 'A new password is asked for')
    await button(visitor, 'Send me the link').click()
    await heading(visitor, 'Check your email')
    await take(visitor, 'reset-sent', 'The link to a new password is on its way')
    const mail = await mailTo(email, /password/i)
    await visitor.goto(inMail(mail, /(https?:\S*\/reset-password\?token=\S*)/))
    await visitor.getByLabel('New password', { exact: true }).fill('a garden on a monday')
    await take(visitor, 'reset-choose', 'The page behind that email')
    await button(visitor, 'Set my new password').click()
    await heading(visitor, 'Your new password is set')
    await take(visitor, 'reset-done', 'The new password is set')
  },
}
