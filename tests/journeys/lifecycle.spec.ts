// Through: messages
import { expect, test, type Browser } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { answerWith } from './support/answer.ts'
import { atSealed, dayMs, PASSWORD } from './support/author.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { openAsAScanner } from './support/scanner.ts'

const SOON_MS = 3 * dayMs
const LETTER = 'The birds came back to the lake this morning.'

/** An author with one letter to Amelia, not sealed yet. */
const withLetter = async (browser: Browser, journey: string) => {
  const family = await newFamily(browser, journey)
  const amelia = await family.person('Amelia')
  const message = await family.draft({ title: 'The birds', body: LETTER, recipientIds: [amelia] })
  const open = () => family.openMessage(message)
  const isAsked = () => expect(family.main).toContainText(/First check sent|Checks sent/)
  /** Waits for the first question, with the message before the author. */
  const asked = async () => {
    const mail = await mailboxOf(family.email).next(/will be sent in 2 days/, SOON_MS)
    await open()
    await isAsked()
    return mail
  }
  return { ...family, message, open, isAsked, asked }
}
const onAPhone = async (browser: Browser) => (await browser.newContext()).newPage()

test('a new date begins anew, and the links of the old one say that it was changed', async ({ browser }) => {
  const { page, main, chip, press, message, sealSoon, asked } = await withLetter(browser, 'moved')
  await sealSoon(message)
  const first = await asked()
  await press('Change this message')
  await press('Continue')
  await main
    .getByLabel('Year', { exact: true })
    .first()
    .fill(String(new Date().getFullYear() + 2))
  await press('Continue')
  await press('Seal this message')
  await atSealed(page)
  await expect(page).toHaveURL(new RegExp(`/future-messages/${message}$`))
  await expect(chip('Sealed')).toBeVisible()
  const phone = await onAPhone(browser)
  await phone.goto(linkIn(first, /\/check\/.*do=here/))
  await expect(phone.getByText('This date was changed.')).toBeVisible()
})

test('a pause ends by itself, and the questions begin anew @deep', async ({ browser }) => {
  const { main, chip, press, message, ask, seal, open, email } = await withLetter(browser, 'pause')
  await seal(message, 4)
  const until = new Date(Date.now() + dayMs / 2).toISOString()
  agreed(await ask('POST', `/api/messages/${message}/pause`, { until }))
  await open()
  await expect(chip('Paused')).toBeVisible()
  await expect(main).toContainText('Nothing is asked and nothing is sent until')
  await press('Show every step')
  await expect(main).toContainText('The pause was over', { timeout: SOON_MS })
  await mailboxOf(email).next(/will be sent in 2 days/, 2 * SOON_MS)
})

test('a pause that leaves no time to ask twice makes the message wait @deep', async ({ browser }) => {
  const { main, chip, message, ask, sealSoon, open } = await withLetter(browser, 'missed')
  await sealSoon(message)
  const until = new Date(Date.now() + dayMs).toISOString()
  agreed(await ask('POST', `/api/messages/${message}/pause`, { until }))
  await open()
  await expect(chip('On hold')).toBeVisible({ timeout: SOON_MS })
  await expect(main).toContainText('The pause left no time to check with you twice before its date')
  await expect(main.getByRole('link', { name: 'Choose a new date' })).toBeVisible()
})

test('a letter that waits is sent now, with one email to its author, who proves the password', async ({ browser }) => {
  const { page, main, chip, press, message, sealSoon, asked, email, addressOf } = await withLetter(browser, 'now')
  await sealSoon(message)
  await asked()
  await press('Keep it, I’ll choose another day')
  await expect(chip('On hold: you answered')).toBeVisible()
  await mailboxOf(email).next(/Your message to Amelia waits for you/)
  await press('Send this message now')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password, once more').fill('not this one')
  await dialog.getByRole('button', { name: 'Send it now' }).click()
  await expect(dialog).toContainText('That password is not right.')
  await dialog.getByLabel('Your password, once more').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Send it now' }).click()
  await expect(dialog).toHaveCount(0)
  const amelia = await atTheMessage(browser, addressOf('amelia'))
  await expect(amelia.getByText(LETTER)).toBeVisible()
  await press('Show every step')
  await expect(main).toContainText('You let it go now')
  await mailboxOf(email).next(/Your message to Amelia was delivered/)
})

test('a letter that is sent at any rate does so although its author answered @deep', async ({ browser }) => {
  const { page, main, chip, message, seal, asked, addressOf } = await withLetter(browser, 'always')
  await seal(message, 2, 'always')
  const first = await asked()
  expect(first.text).toContain('It is sent whether or not you answer, until you stop it.')
  await page.goto('/dashboard')
  await expect(main).toContainText('It is sent unless you stop it.')
  await main.getByRole('button', { name: /^Send it on / }).click()
  await expect(main.getByText('It is sent unless you stop it.')).toHaveCount(0)
  await page.goto(`/future-messages/${message}`)
  await expect(main).toContainText('You said: send it as planned')
  await expect(main.getByRole('button', { name: /^Send it on / })).toHaveCount(0)
  await atTheMessage(browser, addressOf('amelia'))
  await expect(chip('Delivered')).toBeVisible()
})

test('a letter for every year is delivered, and sealed for the next @deep', async ({ browser }) => {
  const { page, main, chip, press, message, email, addressOf } = await withLetter(browser, 'yearly')
  await page.goto(`/schedule-message?draft=${message}&step=3`)
  await main.getByRole('radio', { name: /Every year/ }).check()
  await press('How it repeats')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'How long it repeats' }).click()
  await page.getByRole('option', { name: 'A number of times' }).click()
  await sheet.getByLabel('How many times in all').fill('2')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await press('Continue')
  await expect(main).toContainText('It repeats every year on that day, 2 times in all.')
  await press('Seal this message')
  await atSealed(page)
  await expect(chip('Sealed')).toBeVisible()
  await expect(main).toContainText('It repeats every year.')
  await atTheMessage(browser, addressOf('amelia'))
  await press('Show every step')
  await expect(main).toContainText('The email reached Amelia')
  await expect(chip('Sealed')).toBeVisible()
  await expect(main).toContainText(String(new Date().getFullYear() + 1))
  const delivered = await mailboxOf(email).next(/Your message to Amelia was delivered/)
  expect(delivered.text).toContain('The next one is for')
})

test('a letter that was cancelled and brought back is sealed once more', async ({ browser }) => {
  const { page, chip, press, message, sealSoon, open } = await withLetter(browser, 'restored')
  await sealSoon(message)
  await open()
  await press('Cancel this message')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(chip('Cancelled')).toBeVisible()
  await press('Bring it back as a draft')
  await expect(chip('Draft')).toBeVisible()
  await page.goto(`/schedule-message?draft=${message}&step=3`)
  await press('Continue')
  await press('Seal this message')
  await atSealed(page)
  await expect(chip('Sealed')).toBeVisible()
})

test('an open question stands above other pages too, and keys open the choice', async ({ browser }) => {
  const { page, main, chip, message, sealSoon, asked } = await withLetter(browser, 'banner')
  await sealSoon(message)
  await asked()
  for (const path of ['/dashboard', '/connections', '/schedule-message']) {
    await page.goto(path)
    await expect(main).toContainText(/“The birds” will be sent to .* on .*\./)
  }
  await page.keyboard.press('Alt+h')
  await expect(main.getByRole('button', { name: /^Send it on / })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It waits for you now. Choose a new date whenever you like.').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Send it on / })).toHaveCount(0)
  await page.goto(`/future-messages/${message}`)
  await expect(chip('On hold: you answered')).toBeVisible()
})

test('a program that presses the button of an email is asked for its number, and changes nothing', async ({
  browser,
}) => {
  const { main, message, sealSoon, isAsked, asked } = await withLetter(browser, 'scanner')
  await sealSoon(message)
  const first = await asked()
  const link = linkIn(first, /\/check\/.*do=cancel/)
  const scanner = await onAPhone(browser)
  await openAsAScanner(scanner, link)
  const [, number = ''] = /press (\d{3})/.exec(first.text) ?? []
  const isWrong = (await scanner.getByRole('button', { name: /^\d{3}$/ }).allTextContents()).find(
    (one) => one.trim() !== number,
  )
  await scanner.getByRole('button', { name: isWrong?.trim() ?? '', exact: true }).click()
  await heading(scanner, 'That’s not the right number')
  await expect(scanner.getByRole('alert')).toContainText('Nothing has changed.')
  await isAsked()

  const phone = await onAPhone(browser)
  await phone.goto(link)
  await answerWith(phone, first, 'Cancel this message')
  await heading(phone, 'This message is cancelled')
  await expect(main).toContainText('Nothing will be delivered.')
})
