import { expect, test } from '@playwright/test'
import { newAdmin } from './support/admin.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
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
  await press('Pause it')
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
    await expect(main).toContainText('Tell us that you are there.')
    await lookAt(page, { name: `${path}, unreached` })
  }
})

test('the pages behind a check can be used by everybody, the one that asks for its number too', async ({ browser }) => {
  const family = await newFamily(browser, 'checked')
  const { page, chip, press, person, draft, seal, openMessage, email } = family
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 1, 'always')
  await openMessage(message)
  const first = await mailboxOf(email).next(/goes out soon/)
  const link = linkIn(first, /\/check\/.*do=cancel/)
  const phone = await (await browser.newContext()).newPage()
  await openAsAScanner(phone, link)
  await lookAt(phone, { name: 'answer-number' })
  const [, number = ''] = /yours is (\d{3})/.exec(first.text) ?? []
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
    ['/account/security', 'Nobody has. When one of us looks, you see it here.'],
    ['/account/notifications', 'Notification Settings'],
    ['/account/data', 'Download everything'],
    ['/account/delete', 'Delete your account'],
  ] as const) {
    await page.goto(path)
    await expect(main).toContainText(title)
    await expect(page.getByText(/^Still /)).toHaveCount(0)
    await lookAt(page, { name: path })
  }
  await page.goto('/connections')
  for (const button of ['Change for Amelia', 'Remove for Amelia']) {
    await main.getByRole('button', { name: button }).click()
    await lookAt(page, { name: button })
    await page.keyboard.press('Escape')
  }
})

test('the desks of the house can be used by everybody', async ({ browser }) => {
  const { page, main } = await newAdmin(browser)
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
})
