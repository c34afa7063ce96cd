// Through: messages, recipients, life
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { dayMs, PASSWORD } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { comesAtLast, cut, UNREACHED } from './support/line.ts'
import { lookAt } from './support/look.ts'
import { addVoice } from './support/voice.ts'

const NOWHERE = '01900000-0000-7000-8000-000000000000'
const LETTER = 'Before I forget it again: the gate was never green.'

test('what is empty says what goes there, and leads on', async ({ browser }) => {
  const { page, main } = await newFamily(browser, 'empty')
  await page.goto('/dashboard')
  await expect(main).toContainText('Who should hear you first?')
  await page.goto('/future-messages')
  await expect(main).toContainText('Nothing waiting.')
  await expect(main).toContainText('Start with 60 seconds for someone you love.')
  await main.getByRole('link', { name: 'Record a message' }).click()
  await expect(page).toHaveURL(/\/schedule-message$/)
  await expect(main.getByLabel('Their email')).toBeVisible()
  await page.goto('/connections')
  await expect(main).toContainText('No people yet')
  await main.getByRole('button', { name: 'Add a person' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused()
  await page.goto('/legacy/contacts')
  await expect(main).toContainText('No trusted contacts yet')
  await main.getByRole('button', { name: 'Add a trusted contact' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused()
})

test('a page whose answer does not come says so, and one press fetches it', async ({ browser }) => {
  const { page, main, person, draft } = await newFamily(browser, 'broken')
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  for (const [path, answer, words] of [
    ['/dashboard', /\/api\/messages(\?|$)/, 'Who should hear you first?'],
    ['/future-messages/drafts', /\/api\/messages(\?|$)/, 'The green gate'],
    [`/future-messages/${message}`, new RegExp(`/api/messages/${message}$`), 'What is inside'],
    [`/future-messages/${message}`, new RegExp(`/api/messages/${message}/timeline$`), 'You began it'],
    ['/schedule-message', /\/api\/recipients$/, 'Amelia'],
    [
      `/schedule-message?draft=${message}&step=3`,
      new RegExp(`/api/messages/${message}$`),
      'When should Amelia get it?',
    ],
    ['/connections', /\/api\/recipients$/, 'Amelia'],
    ['/account', /\/api\/account\/profile$/, 'About you'],
    ['/account/notifications', /\/api\/newsletter\/mine$/, 'You do not get our newsletter.'],
    ['/account/security', /\/api\/account\/security$/, 'Add an authenticator app'],
    ['/account/security', /\/api\/account\/sessions$/, 'This device'],
    [
      '/account/security',
      /\/api\/account\/looks$/,
      'None of our staff has opened it. If someone does, you will see it here.',
    ],
    ['/account/delete', /\/api\/account\/deletion$/, 'Delete my account in 30 days'],
    ['/reviews', /\/api\/reviews\/mine$/, 'Send the review'],
    ['/account/notifications', /\/api\/notifications\/preferences$/, 'News of your messages'],
    ['/legacy/contacts', /\/api\/life\/contacts$/, 'No trusted contacts yet'],
  ] as const)
    await comesAtLast({ page, main }, path, answer, words)
})

test('nobody who was signed in is asked to sign in, because the server could not say who they are @deep', async ({
  browser,
}) => {
  const { page } = await newFamily(browser, 'unknown')
  const mend = await cut(page, /\/api\/account$/)
  await page.goto('/dashboard')
  await heading(page, 'We cannot reach your account right now')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await lookAt(page, { name: 'an account that could not be reached' })
  await mend()
  await page.getByRole('button', { name: 'Look again' }).press('Enter')
  await expect(page.getByText('Who should hear you first?')).toBeVisible()
})

test('what does not exist, or is not theirs, says so', async ({ browser }) => {
  const { page, main } = await newFamily(browser, 'nowhere')
  await page.goto(`/future-messages/${NOWHERE}`)
  await expect(main).toContainText('We could not find this message.')
  await page.goto('/the-attic')
  await heading(page, 'Page Not Found')
  const link = 'a'.repeat(58)
  for (const path of [`/d/${link}`, `/check/${link}`]) {
    await page.goto(path)
    await heading(page, 'This link no longer works')
    await expect(page.locator('body')).toContainText('This link is not complete. Copy it again from the email.')
  }
})

test('a wish that does not arrive is said where it was made, and is made once more by the same button @deep', async ({
  browser,
}) => {
  const { page, chip, press, person, draft, seal, openMessage } = await newFamily(browser, 'wish')
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 3)
  await openMessage(message)
  const mend = await cut(page, /\/cancel$/)
  await press('Cancel this message')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(UNREACHED)
  await mend()
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(chip('Cancelled')).toBeVisible()
})

test('what came of a message is not passed over where it could not be fetched @deep', async ({ browser }) => {
  const { page, main, chip, person, draft, seal, openMessage } = await newFamily(browser, 'unheard')
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await seal(message, 1 / 24, 'always')
  await openMessage(message)
  await expect(chip('Delivered')).toBeVisible({ timeout: dayMs / 4 })
  const mend = await cut(page, /\/api\/deliveries\?/)
  await page.reload()
  await expect(main).toContainText('What is inside')
  await expect(main).toContainText(UNREACHED)
  await lookAt(page, { name: 'what came of it could not be fetched' })
  await mend()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('button', { name: 'Take it back from Amelia' })).toBeVisible()
  await expect(main).not.toContainText(UNREACHED)
})

test('a recording that would not play says so to its author, and plays after one press @deep', async ({ browser }) => {
  const { page, main, ask, person, draft, seal, openMessage } = await newFamily(browser, 'silent')
  const message = await draft({ title: 'The green gate', body: '', recipientIds: [await person('Amelia')] })
  await addVoice(ask, message)
  await seal(message, 1 / 24, 'always')
  const mend = await cut(page, /\/play$/)
  await openMessage(message)
  await main.getByRole('button', { name: /^Play/ }).first().click()
  await expect(main).toContainText('This would not play')
  await lookAt(page, { name: 'a recording that would not play' })
  await mend()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main).not.toContainText('This would not play')
})

test('what could not be saved is said where it was asked for, and what was written stands there still @deep', async ({
  browser,
}) => {
  const { page, main, press, ask, email, addressOf, person } = await newFamily(browser, 'unsaved')
  await person('Amelia')
  const dialog = page.getByRole('dialog')
  const said = () => page.getByRole('alert').filter({ hasText: UNREACHED })
  const who = { username: email, password: PASSWORD, browser: 'chrome', mobile: false }
  await page.goto('/account')
  const { origin } = new URL(page.url())
  const elsewhere = (await browser.newContext()).request
  const entered = await elsewhere.post(`${origin}/api/auth/signin`, { data: who, headers: { Origin: origin } })
  expect(entered.status()).toBe(200)
  agreed(await ask('POST', '/api/account/backup-address', { address: addressOf('ruth-at-work'), password: PASSWORD }))

  const askFor = async (name: string, opener: string, send: string) => {
    await press(opener)
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Their email').fill(addressOf(name.toLowerCase()))
    await dialog.getByRole('button', { name: send }).click()
  }
  const signOutThere = () =>
    main
      .getByRole('button', { name: /^Sign out there/ })
      .first()
      .click()
  const removeSecond = async () => {
    await press('Remove it')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  }
  const wishes: readonly (readonly [path: string, sign: string, answer: RegExp, wish: () => Promise<void>])[] = [
    ['/account', 'Remove it', /\/api\/account\/backup-address\/remove$/, removeSecond],
    ['/account/security', 'Sign out there', /\/api\/account\/sessions/, signOutThere],
    ['/account/notifications', 'Send me', /\/api\/newsletter\/mine$/, () => press('Send me the newsletter')],
    ['/connections', 'Amelia', /\/api\/recipients$/, () => askFor('Joseph', 'Add a person', 'Save')],
    [
      '/legacy/contacts',
      'No trusted contacts yet',
      /\/api\/life\/contacts$/,
      () => askFor('Nora', 'Add a trusted contact', 'Send the question'),
    ],
  ]
  for (const [path, sign, answer, wish] of wishes)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(main).toContainText(sign)
      const mend = await cut(page, answer)
      await wish()
      await expect(said().first()).toBeVisible()
      await mend()
    })
  await lookAt(page, { name: 'a question that was not sent' })
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Nora')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(main).toContainText('Asked, no answer yet')
})
