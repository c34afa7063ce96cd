// Through: life, deliveries
import { randomUUID } from 'node:crypto'
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { dayMs } from './support/author.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const TITLE = 'The blue tin'
const LETTER = 'The blue tin is on the shelf above the stove.'
/** A message is asked about for two days, and its mailbox for a week; a busy machine is late at each step. */
const GIVEN_UP_MS = 12 * dayMs + 90_000
const PROPOSE = /\/trusted\/\w+\/propose-address/

/** Presses a button for as long as a person reads before: what is pressed sooner is asked for once more. */
const answer = async (page: Page, button: string, sign: string) => {
  await readAndPress(page.getByRole('button', { name: button, exact: true }))
  await heading(page, sign)
}
const pageBehind = async (browser: Browser, to: string, subject: RegExp, path: RegExp, withinMs?: number) => {
  const mail = await mailboxOf(to).next(subject, withinMs)
  for (const word of [TITLE, 'shelf']) expect(mail.text).not.toContain(word)
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(mail, path))
  return page
}
const trusting = async (browser: Browser, { ask, addressOf }: Family, name: string) => {
  const email = addressOf(name.toLowerCase())
  agreed(await ask('POST', '/api/life/contacts', { contactId: randomUUID(), name, email }))
  const page = await pageBehind(browser, email, /would like you to be a trusted contact/, /\/trusted\//)
  await answer(page, 'Yes, you may write to me', 'You are a trusted contact of Ruth')
}

/** A family whose letter to Amelia no mailbox takes, and Nora at the page where she can say how to reach her. */
const lostIn = async (browser: Browser, name: string) => {
  const family = await newFamily(browser, name)
  const { addressOf, person, draft, sealSoon } = family
  await trusting(browser, family, 'Nora')
  await trusting(browser, family, 'Sam')
  const amelia = await person('Amelia', addressOf('closed-amelia'))
  const message = await draft({ title: TITLE, body: LETTER, recipientIds: [amelia] })
  await sealSoon(message)
  const nora = await pageBehind(browser, addressOf('nora'), /We cannot reach Amelia/, PROPOSE, GIVEN_UP_MS)
  await heading(nora, 'Do you know where Amelia can be reached?')
  const give = async (address: string, sign: string) => {
    await nora.getByLabel('The email of Amelia').fill(address)
    await answer(nora, 'Give this address', sign)
  }
  return { ...family, message, nora, give }
}

test('a contact gives another address, a second one agrees, and a week later the letter is there', async ({
  browser,
}) => {
  const { addressOf, nora, give, email, main, press, message, openMessage } = await lostIn(browser, 'lost')
  await lookAt(nora, { name: 'where someone can be reached' })
  await give(addressOf('nora'), 'Do you know where Amelia can be reached?')
  await expect(nora.getByRole('alert')).toContainText('This is your own address')
  const fresh = addressOf('amelia-again')
  await give(fresh, 'Thank you')
  await mailboxOf(email).next(/A trusted contact gives us an address of Amelia/)

  const sam = await pageBehind(browser, addressOf('sam'), /Do you know the new address of Amelia\?/, PROPOSE)
  await heading(sam, 'Is this the address of Amelia?')
  await expect(sam.getByText(fresh)).toBeVisible()
  await lookAt(sam, { name: 'an address that another contact gave' })
  await answer(sam, 'Yes, Amelia reads it', 'Thank you')
  await mailboxOf(email).next(/A second trusted contact knows that address of Amelia/)

  const amelia = await atTheMessage(browser, fresh)
  await expect(amelia.getByText(LETTER)).toBeVisible()
  await mailboxOf(email).next(/We write to Amelia at another address/)
  await openMessage(message)
  await press('Show every step')
  await expect(main).toContainText('Nobody said no to the address that a trusted contact gave us of Amelia')
  await expect(main).toContainText('Amelia opened it')
  await sam.reload()
  await heading(sam, 'This link no longer works')
})

test('the author sees the address that a contact gave and says no, which ends it', async ({ browser }) => {
  const { addressOf, nora, give, page, main, press, message, openMessage } = await lostIn(browser, 'unwanted')
  const fresh = addressOf('somebody-else')
  await give(fresh, 'Thank you')
  await openMessage(message)
  await expect(main).toContainText(`A trusted contact gave us another address: ${fresh}.`)
  await lookAt(page, { name: 'an address of a contact, to the author' })
  await press('No, do not write there')
  await expect(main).toContainText('You did not want the address that a trusted contact gave us of Amelia')
  await expect(main).not.toContainText(fresh)
  await nora.reload()
  await heading(nora, 'Nothing goes to that address')
  expect(await mailboxOf(fresh).read(/./)).toEqual([])
})
