// Through: messages, recipients, life, deliveries
import { expect, test } from '../support/browserTest.ts'
import { codesOf } from '../support/codes.ts'
import { ageSecondFactor } from '../support/database.ts'
import { newAdmin } from './support/admin.ts'
import { PASSWORD } from './support/author.ts'
import { databaseUrl } from './support/database.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { chooseFor } from '../support/more.ts'
import { readAndPress } from '../support/read.ts'
import { lookAt } from './support/look.ts'
import { openAsAScanner } from './support/scanner.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

// What no other journey stands before long enough to be looked at.
const LETTER = 'The gate was never green.'

test('a message that rests, and each question before it does, can be used by everybody', async ({ browser }) => {
  const { page, chip, press, person, draft, seal, openMessage } = await newFamily(browser, 'rests')
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 5)
  await openMessage(message)
  await press('Pause this message')
  await lookAt(page, { name: 'pause it?' })
  await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
  await expect(chip('Paused')).toBeVisible()
  await lookAt(page, { name: 'message-paused' })
  await press('Cancel this message')
  await lookAt(page, { name: 'cancel it?' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(chip('Cancelled')).toBeVisible()
  await lookAt(page, { name: 'message-cancelled' })
})

test('a message that nobody could be asked about tells so on each page, for everybody', async ({ browser }) => {
  const family = await newFamily(browser, 'unreached', 'closed-ruth')
  const { page, main, chip, person, draft, seal, openMessage } = family
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 1 / 24, 'always')
  await openMessage(message)
  await expect(chip('We could not reach you')).toBeVisible({ timeout: 120_000 })
  await lookAt(page, { name: 'message-stalled' })
  for (const path of ['/dashboard', '/future-messages']) {
    await page.goto(path)
    await expect(main).toContainText('Tell us what should happen.')
    await lookAt(page, { name: `${path}, unreached` })
  }
})

test('the pages behind a check can be used by everybody, the one that asks for its number too', async ({ browser }) => {
  const family = await newFamily(browser, 'checked')
  const { page, chip, press, person, draft, seal, openMessage, email } = family
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 1, 'always')
  await openMessage(message)
  const first = await mailboxOf(email).next(/will be sent soon/)
  const link = linkIn(first, /\/check\/.*do=cancel/)
  const phone = await (await browser.newContext()).newPage()
  await openAsAScanner(phone, link)
  await lookAt(phone, { name: 'answer-number' })
  const [, number = ''] = /press (\d{3})/.exec(first.text) ?? []
  await phone.getByRole('button', { name: number, exact: true }).click()
  await heading(phone, 'This message is cancelled')
  await lookAt(phone, { name: 'answered-cancelled' })

  await expect(chip('Cancelled')).toBeVisible()
  await press('Bring it back as a draft')
  await expect(chip('Draft')).toBeVisible()
  await seal(message, 5)
  const later = await (await browser.newContext()).newPage()
  await later.goto(link)
  await expect(later.getByText('This date was changed.')).toBeVisible()
  await lookAt(later, { name: 'answer-old' })
  await page.close()
})

test('the pages of an account can be used by everybody', async ({ browser }) => {
  const { page, main, person } = await newFamily(browser, 'pages')
  await person('Amelia')
  for (const [path, title] of [
    ['/account', 'About you'],
    ['/account/security', 'None of our staff has opened it. If someone does, you will see it here.'],
    ['/account/notifications', 'Notification Settings'],
    ['/account/data', 'Download everything'],
    ['/account/delete', 'Delete your account'],
  ] as const) {
    await page.goto(path)
    await expect(main).toContainText(title)
    await expect(page.getByText(/^Still /)).toHaveCount(0)
    await lookAt(page, { name: path })
  }
  await main.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Delete my account in 30 days' }).click()
  await expect(main).toContainText('Your account will be deleted:')
  await lookAt(page, { name: 'a deletion that is planned' })
  await page.goto('/connections')
  for (const act of ['Change', 'Remove']) {
    await chooseFor(page, 'Amelia', act)
    await lookAt(page, { name: `${act} Amelia` })
    await page.keyboard.press('Escape')
  }
})

test('what an account asks before it opens further can be used by everybody', async ({ browser }) => {
  const { page, main } = await newFamily(browser, 'doors')
  const dialog = page.getByRole('dialog')
  await page.goto('/account/security')
  await main.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('A name for it').fill('My laptop')
  await lookAt(page, { name: 'a passkey gets its name' })
  await page.keyboard.press('Escape')

  await main.getByRole('button', { name: 'Add an authenticator app' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('Without a camera, type this key into the app:')
  await lookAt(page, { name: 'an authenticator app is added' })
  const secret = (await dialog.locator('strong').textContent()) ?? ''
  await dialog.getByLabel('6-digit code').fill(await codesOf(secret.replaceAll(' ', '')).before())
  await dialog.getByRole('button', { name: 'Confirm code' }).click()
  await expect(dialog).toContainText('Your recovery codes')
  await lookAt(page, { name: 'recovery codes' })
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(main).toContainText(/On\. You have \d+ recovery codes left/)
  await lookAt(page, { name: 'security with an authenticator app' })

  await page.goto('/admin-access')
  await main.getByLabel('Setup code').fill('not the one that the server shows')
  await main.getByRole('button', { name: 'Become the first admin' }).click()
  await expect(main.getByRole('alert').first()).toBeVisible()
  await lookAt(page, { name: 'a setup code that is not right' })
})

test('the way back into an account that someone else changed can be used by everybody', async ({ browser }) => {
  const { page, main, email } = await newFamily(browser, 'undone')
  await page.goto('/account/security')
  await main.getByLabel('Your password now', { exact: true }).fill(PASSWORD)
  await main.getByLabel('New password', { exact: true }).fill('three swallows on a wire')
  await main.getByRole('button', { name: 'Change my password' }).click()
  await expect(main).toContainText('Your password is changed.')
  const mail = await mailboxOf(email).next(/password/i)
  const own = await (await browser.newContext()).newPage()
  await own.goto(linkIn(mail, /\/undo\//))
  await expect(own.getByRole('button', { name: 'It was not me' })).toBeVisible()
  await lookAt(own, { name: 'it was not me?' })
  await own.getByRole('button', { name: 'It was not me' }).click()
  await heading(own, 'Your account is locked')
  await lookAt(own, { name: 'it was not me' })
  await own.getByRole('link', { name: 'Choose a new password' }).click()
  await own.getByRole('main').getByLabel('Email').fill(email)
  await own.getByRole('main').getByRole('button', { name: 'Send me the link' }).click()
  const reset = await mailboxOf(email).next(/new password/i)
  await own.goto(linkIn(reset, /reset-password/))
  await expect(own.getByLabel('New password', { exact: true })).toBeVisible()
  await lookAt(own, { name: 'a new password' })
})

test('a talk with the house can be used by everybody, on both sides of the desk', async ({ page, browser }) => {
  const admin = await newAdmin(browser)
  const main = page.getByRole('main')
  await page.goto('/contact')
  await page.getByRole('radio', { name: /Someone has died/ }).check()
  await expect(main).toContainText('We are sorry.')
  await main.getByLabel('Your email').fill('nowhere')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByRole('link', { name: 'Please enter a valid email' })).toBeVisible()
  await lookAt(page, { name: 'a contact form that lacks something' })
  await main.getByLabel('Your name').fill('Nell')
  await main.getByLabel('Your email').fill(`nell-${Date.now().toString(36)}@hale.example`)
  await main.getByLabel('Who died, and how were you related?').fill('My mother Ruth.')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/contact\/[0-9a-f-]{36}$/)
  await expect(main).toContainText('My mother Ruth.')
  await lookAt(page, { name: 'a conversation' })
  const conversation = new URL(page.url()).pathname.split('/').at(-1)
  await admin.page.goto(`/admin-control-panel/support/${conversation}`)
  await expect(admin.main).toContainText('My mother Ruth.')
  await lookAt(admin.page, { name: 'a conversation at the desk' })

  // Whoever asks within two seconds of the page is taken for a machine.
  await page.goto('/faqs')
  await page.waitForFunction(() => performance.now() > 4_000)
  const box = page.getByRole('region', { name: 'Stay Connected' })
  const reader = `nora-${Date.now().toString(36)}@hale.example`
  await box.getByLabel('Your email').fill(reader)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toContainText('Check your inbox to confirm.')
  await lookAt(page, { name: 'letters are asked for' })
  const mail = await mailboxOf(reader).next(/Would you like letters/)
  await page.goto(linkIn(mail, /newsletter\/confirm/))
  await heading(page, 'Would you like our letters?')
  await readAndPress(page.getByRole('button', { name: 'Confirm' }))
  await heading(page, 'Thank you. You are on our list')
  await lookAt(page, { name: 'letters are confirmed' })
})

test('the desks of the house can be used by everybody', async ({ browser }) => {
  const { page, main, id, email } = await newAdmin(browser)
  await page.goto('/admin')
  for (const tab of await main.getByRole('tab').all()) {
    await tab.click()
    await expect(main.getByRole('tabpanel')).toBeVisible()
    await lookAt(page, { name: `/admin, ${await tab.textContent()}` })
  }
  for (const path of ['support', 'reviews']) {
    await page.goto(`/admin-control-panel/${path}`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAt(page, { name: path })
  }

  await page.goto('/admin')
  await main.getByLabel('Search by name or email').fill(email)
  await main.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'View' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText(`${email}, confirmed`)
  await lookAt(page, { name: 'an account' })
  await ageSecondFactor(await databaseUrl(), id)
  await account.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('dialog', { name: 'Show that it is you' })).toBeVisible()
  await lookAt(page, { name: 'a second factor is asked for again' })
})
