import { randomUUID } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { PASSCODE, dayMs, signUp } from './support/author.ts'
import { linkIn, mailboxOf, type Mail } from './support/mailbox.ts'

const LETTER = 'You were four, and you would not let go of the big spoon.'
const mark = Date.now().toString(36)
const addressOf = (name: string) => `${name}-ways-${mark}@hale.example`

type Asked = { readonly name: string; readonly proof: object; readonly more?: object }
const PEOPLE: readonly Asked[] = [
  { name: 'Amelia', proof: { method: 'passcode', passcode: PASSCODE } },
  { name: 'Joseph', proof: { method: 'passcode', passcode: PASSCODE } },
  { name: 'Leo', proof: { method: 'otp' }, more: { isChild: true, isGuardians: true } },
  { name: 'Thomas', proof: { method: 'question', question: 'Where did we swim?', answer: 'Málaga' } },
  { name: 'Nora', proof: { method: 'passcode', passcode: PASSCODE } },
]

/** Gives a command as the author's open page would. */
const tell = async (page: Page, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<void> => {
  const answer = await page.request.fetch(path, { method, data, headers: { 'If-Match': '*' } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
}

let ruth: Page
let messageId: string

const deliver = async (): Promise<void> => {
  const recipientIds: string[] = []
  for (const { name, proof, more } of PEOPLE) {
    const recipientId = randomUUID()
    const person = { recipientId, name, email: addressOf(name.toLowerCase()), zone: 'Europe/Madrid', ...more }
    await tell(ruth, 'POST', '/api/recipients', person)
    await tell(ruth, 'PUT', `/api/recipients/${recipientId}/verification`, proof)
    recipientIds.push(recipientId)
  }
  messageId = randomUUID()
  await tell(ruth, 'POST', '/api/messages', { messageId, kind: 'text', title: 'The big spoon' })
  await tell(ruth, 'PATCH', `/api/messages/${messageId}`, { body: LETTER, recipientIds })
  const local = new Date(Date.now() + 2 * dayMs + 5_000).toISOString().slice(0, 23)
  const plan = { mode: 'fixed', local, zone: 'UTC', answerRule: 'silent' }
  await tell(ruth, 'POST', `/api/messages/${messageId}/schedule`, plan)
}

const mailTo = (name: string, subject: RegExp, days = 4): Promise<Mail> =>
  mailboxOf(addressOf(name)).next(subject, days * dayMs + 30_000)
const visit = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(await mailTo(name, /left something for you/), /\/d\//))
  return page
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(words)

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  ruth = await (await browser.newContext()).newPage()
  await signUp(ruth, addressOf('ruth'))
  await deliver()
  await mailTo('amelia', /left something for you/, 6)
})

test('somebody who cannot get in is helped by the author, reads, and answers in words and with a voice', async ({
  browser,
}) => {
  const hers = await visit(browser, 'amelia')
  await press(hers, 'Open')
  await press(hers, "I can't get in")
  await expect(hers.getByRole('status')).toContainText('that you cannot get in')
  expect((await mailTo('ruth', /Amelia cannot get in/)).text).not.toContain('spoon')

  await ruth.goto('/connections')
  await ruth.getByRole('button', { name: 'Change how they prove it for Amelia' }).click()
  const dialog = ruth.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'A question' }).click()
  await dialog.getByLabel('Question', { exact: true }).fill('What would you not let go of?')
  await dialog.getByLabel('Answer', { exact: true }).fill('The big spoon')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await hers.reload()
  await hers.getByLabel('What would you not let go of?').fill('the BIG  spoon')
  await press(hers, 'Open the message')
  await expect(hers.getByText(LETTER)).toBeVisible()

  await press(hers, 'Say thank you')
  await expect(hers.getByText('You said thank you.')).toBeVisible()
  await hers.getByText('Write or record a reply').click()
  await hers.getByLabel('Your words').fill('I still have it, Nan.')
  await press(hers, 'Send the reply')
  await expect(hers.getByText('Your reply is kept with the message')).toBeVisible()

  await hers.getByText('Write or record a reply').click()
  await press(hers, 'Record your voice')
  const timer = hers.getByRole('timer')
  await expect(timer).toContainText(/0:0[2-9]/, { timeout: 30_000 })
  await press(hers, 'Stop recording')
  await press(hers, 'Send this recording')
  await expect(hers.getByText('Your 2 replies are kept with the message')).toBeVisible({ timeout: 30_000 })

  await mailTo('ruth', /Amelia says thank you/)
  expect((await mailTo('ruth', /Amelia sent you a reply/)).text).not.toContain('I still have it')
  await ruth.goto(`/future-messages/${messageId}`)
  await expect(ruth.getByText('I still have it, Nan.')).toBeVisible()
  await expect(ruth.getByRole('button', { name: /^Play the reply/ })).toBeVisible({ timeout: 60_000 })
})

test('five wrong tries lock the page, and it says until when', async ({ browser }) => {
  const his = await visit(browser, 'joseph')
  await press(his, 'Open')
  for (const left of [4, 3, 2, 1]) {
    await his.getByLabel('Passcode').fill('starlings')
    await press(his, 'Open the message')
    await expect(his.getByRole('alert')).toContainText(`${left} tries left`)
  }
  await his.getByLabel('Passcode').fill('starlings')
  await press(his, 'Open the message')
  await expect(his.getByRole('alert')).toContainText('Try again at')
  await expect(his.getByLabel('Passcode')).toHaveCount(0)
})

test("a child's message opens from the guardian's mailbox with a code, by the keyboard alone", async ({ browser }) => {
  const page = await visit(browser, 'leo')
  await heading(page, 'left something for Leo')
  await expect(page.getByText('as a parent or guardian')).toBeVisible()
  const reach = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    await expect(target).toBeVisible()
    for (let stop = 0; stop < 30 && !(await target.evaluate((it) => it === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await reach('Open')
  await heading(page, 'Show us it is you')
  await reach('Send me the code')
  const digits = /\d{6}/.exec((await mailTo('leo', /Your code is/)).subject)?.[0] ?? ''
  const field = page.getByLabel('The six digits from our mail')
  await field.focus()
  await page.keyboard.type(digits)
  await page.keyboard.press('Enter')
  await expect(page.getByText(LETTER)).toBeVisible()
  await reach('Say thank you')
  await expect(page.getByText('You said thank you.')).toBeVisible()
})

test('the wrong person closes the link, and another address gets one of its own', async ({ browser }) => {
  const wrong = await visit(browser, 'thomas')
  await press(wrong, "This isn't me")
  await heading(wrong, 'Thank you for telling us')
  await mailTo('ruth', /Our mail to Thomas reached somebody else/)

  await ruth.goto('/connections')
  await ruth.getByRole('button', { name: 'Change for Thomas' }).click()
  const dialog = ruth.getByRole('dialog')
  await dialog.getByLabel('Their email').fill(addressOf('thomas.hale'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  const his = await visit(browser, 'thomas.hale')
  await press(his, 'Open')
  await his.getByLabel('Where did we swim?').fill('malaga')
  await press(his, 'Open the message')
  await expect(his.getByText(LETTER)).toBeVisible()
  await wrong.reload()
  await expect(wrong.getByText(LETTER)).toHaveCount(0)
})

test('a no is kept, told to the author, and can be taken back', async ({ browser }) => {
  const hers = await visit(browser, 'nora')
  await press(hers, "I'd rather not receive this")
  await heading(hers, 'Nothing more will come')
  await expect(hers.getByText('We will keep it for 30 days in case you change your mind.')).toBeVisible()
  await mailTo('ruth', /Nora would rather not receive it/)
  await press(hers, 'I would like to receive it after all')
  await heading(hers, 'left something for you')
})
