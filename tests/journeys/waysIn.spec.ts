// Through: deliveries, life
import { randomUUID } from 'node:crypto'
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { atTheProof, give, heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

// One letter to three people who cannot get in, and one contact who is asked of each: one after the other.
test.describe.configure({ mode: 'default' })

const TITLE = 'The blue tin'
const LETTER = 'The blue tin is on the shelf above the stove.'

let family: Family
let message: string
const addressOf = (name: string) => family.addressOf(name.toLowerCase())
const told = (subject: RegExp) => mailboxOf(family.email).next(subject)
const press = (page: Page, button: string) => readAndPress(page.getByRole('button', { name: button, exact: true }))

const answer = async (page: Page, button: string, sign: string) => {
  await press(page, button)
  await heading(page, sign)
}
const pageBehind = async (browser: Browser, to: string, subject: RegExp, path: RegExp) => {
  const mail = await mailboxOf(to).next(subject)
  for (const word of [TITLE, 'shelf']) expect(mail.text).not.toContain(word)
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(mail, path))
  return page
}
const contactsPage = (browser: Browser, name: string) =>
  pageBehind(browser, addressOf('nora'), new RegExp(`Is it really ${name}\\?`), /\/trusted\/\w+\/confirm-access/)

/** From the proof to the contacts, who are asked. */
const askContacts = async (page: Page) => {
  await press(page, 'I can’t get in')
  await heading(page, 'Trouble opening it?')
  await lookAt(page, { name: 'the ways in' })
  await press(page, 'Ask the people Ruth trusts')
  await expect(page.getByRole('status')).toContainText('We have asked the people Ruth trusts.')
}

test.beforeAll(async ({ browser }) => {
  family = await newFamily(browser, 'ways')
  const { ask, person, draft, seal } = family
  agreed(await ask('POST', '/api/life/contacts', { contactId: randomUUID(), name: 'Nora', email: addressOf('nora') }))
  const nora = await pageBehind(browser, addressOf('nora'), /would like you to be a trusted contact/, /\/trusted\//)
  await answer(nora, 'Yes, you may write to me', 'You are a trusted contact of Ruth')
  const people = [await person('Amelia'), await person('Joseph'), await person('Selma')]
  message = await draft({ title: TITLE, body: LETTER, recipientIds: people })
  await seal(message, 0.1, 'always')
})

test('who forgot the passcode gets in by a contact who knows them and six digits in their own mailbox', async ({
  browser,
}) => {
  const amelia = await atTheProof(browser, addressOf('Amelia'))
  await askContacts(amelia)
  await lookAt(amelia, { name: 'the contacts are asked' })
  await told(/Amelia cannot get in and asks your trusted contacts/)

  const nora = await contactsPage(browser, 'Amelia')
  await heading(nora, 'Is it really Amelia?')
  await lookAt(nora, { name: 'the question to a contact' })
  await answer(nora, 'Yes, I know them and they asked me', 'Thank you')
  await lookAt(nora, { name: 'a contact said yes' })
  await told(/A trusted contact confirmed it’s Amelia/)

  const again = await pageBehind(browser, addressOf('Amelia'), /You can now open what Ruth left/, /\/d\//)
  expect(again.url()).toBe(amelia.url().replace(/\?.*/, ''))
  await amelia.goto(again.url())
  await expect(amelia.getByText('Someone Ruth trusts has told us that it’s you.')).toBeVisible()
  await lookAt(amelia, { name: 'a code in place of the proof' })
  await press(amelia, 'Send me the code')
  const { subject } = await mailboxOf(addressOf('Amelia')).next(/Your code is \d{6}/)
  await give(amelia, 'The six digits from our email', subject.replaceAll(/\D/g, ''))
  await heading(amelia, 'Amelia, Ruth left you a message')
  await expect(amelia.getByText(LETTER)).toBeVisible()
  await again.reload()
  await expect(again.getByLabel('Passcode')).toBeVisible()

  await family.openMessage(message)
  await family.press('Show every step')
  await expect(family.main).toContainText('A trusted contact confirmed it’s Amelia')
})

test('five wrong passcodes lead there too, and a contact who says no ends it', async ({ browser }) => {
  const joseph = await atTheProof(browser, addressOf('Joseph'))
  for (const sign of ['Tries left: 4', 'Tries left: 3', 'Tries left: 2', 'Tries left: 1', 'Try again in']) {
    await give(joseph, 'Passcode', 'a guess')
    await expect(joseph.getByRole('alert')).toContainText(sign)
  }
  await askContacts(joseph)
  const nora = await contactsPage(browser, 'Joseph')
  await answer(nora, 'No', 'Thank you for telling us')
  await lookAt(nora, { name: 'a contact said no' })
  await told(/A trusted contact says that it is not Joseph/)
  await joseph.reload()
  await expect(joseph.getByText('We asked, and the answer was no.')).toBeVisible()
  await press(joseph, 'Write to Ruth')
  await expect(joseph.getByText('We wrote to Ruth that you cannot get in.')).toBeVisible()
  await told(/Joseph cannot get in$/)
})

test('the author sees that contacts are asked, and may forbid it', async ({ browser }) => {
  const selma = await atTheProof(browser, addressOf('Selma'))
  await askContacts(selma)
  await told(/Selma cannot get in and asks your trusted contacts/)
  const { page, main, openMessage } = family
  await openMessage(message)
  await expect(main).toContainText('We asked your trusted contacts whether it is really Selma')
  await lookAt(page, { name: 'contacts are asked, to the author' })
  await press(page, 'Don’t let Selma in this way')
  await expect(main).not.toContainText('We asked your trusted contacts whether it is really Selma')
  await expect(main).toContainText('You did not want Selma to get in by a trusted contact’s word')
  await selma.reload()
  await expect(selma.getByRole('status')).toContainText('Ruth would rather not have it opened this way.')
  const nora = await contactsPage(browser, 'Selma')
  await heading(nora, 'There is nothing to answer any more')
})
