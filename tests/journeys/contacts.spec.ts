// Through: life, messages
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { readAndPress } from '../support/read.ts'
import { dayMs } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const SOON_MS = 3 * dayMs
const LETTER = 'The blue tin is on the shelf above the stove.'
// The mailbox tells the post to refuse every mail but the first, and its name is the author's.
const MAILBOX = 'closed-ruth'
const AUTHOR = 'Closed-ruth'
const ASKED = `${AUTHOR} would like you to be a trusted contact`
const YES = `You are a trusted contact of ${AUTHOR}`

/** Presses a button for as long as a person reads before: what is pressed sooner is asked for once more. */
const answer = async (page: Page, button: string, sign: string) => {
  await readAndPress(page.getByRole('button', { name: button }))
  await heading(page, sign)
}

/** Somebody whose author asks them on the page of trusted contacts, at the page behind the mail's link. */
const invited = async (browser: Browser, { page, addressOf }: Family, name: string) => {
  await page.getByRole('button', { name: 'Add a trusted contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Their email').fill(addressOf(name.toLowerCase()))
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(dialog).toHaveCount(0)
  const mail = await mailboxOf(addressOf(name.toLowerCase())).next(/would like you to be a trusted contact/)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(mail, /\/trusted\//))
  await heading(theirs, ASKED)
  return theirs
}

test('a contact who agreed hears that we cannot reach the author, and never what it is about', async ({ browser }) => {
  const family = await newFamily(browser, 'contacts', MAILBOX)
  const { page, main, chip, person, draft, sealSoon, openMessage, addressOf } = family
  await page.goto('/legacy')
  await main.getByRole('link', { name: 'Trusted contacts' }).first().click()
  await expect(main).toContainText('No trusted contacts yet')
  await lookAt(page, { name: 'no contacts yet' })
  const row = (name: string) => main.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

  const nora = await invited(browser, family, 'Nora')
  await expect(row('Nora')).toContainText('Asked, no answer yet')
  await expect(main).toContainText('You have one trusted contact')
  await lookAt(nora, { name: 'the question to a contact' })
  await answer(nora, 'Yes, you may write to me', YES)
  await expect(row('Nora')).toContainText('Said yes')

  const emil = await invited(browser, family, 'Emil')
  await expect(main).not.toContainText('You have one trusted contact')
  await lookAt(page, { name: 'two contacts' })
  await answer(emil, 'I’d rather not', 'We do not write to you about it')
  await expect(row('Emil')).toContainText('Would rather not')

  const message = await draft({ title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] })
  await sealSoon(message)
  await openMessage(message)
  await expect(chip('We could not reach you')).toBeVisible({ timeout: SOON_MS })
  const told = await mailboxOf(addressOf('nora')).next(/We cannot reach/, SOON_MS)
  expect(told.subject).toBe(`We cannot reach ${AUTHOR}`)
  for (const word of ['The blue tin', 'shelf', 'Amelia']) expect(told.text).not.toContain(word)
  expect(await mailboxOf(addressOf('emil')).read(/We cannot reach/)).toEqual([])
  await nora.goto(linkIn(told, /\/trusted\//))
  await heading(nora, YES)

  await page.goto('/legacy/contacts')
  await page.getByRole('button', { name: 'Remove Nora' }).click()
  // Behind the question the row cannot be seen either: it is gone when it was answered.
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await removed
  await expect(row('Nora')).toHaveCount(0)
  await nora.reload()
  await heading(nora, 'You are no trusted contact any more')
})

test('a contact asks us to wait: nothing is sent meanwhile, and then it goes on @deep', async ({ browser }) => {
  const family = await newFamily(browser, 'waits', MAILBOX)
  const { page, main, chip, person, draft, sealSoon, openMessage, addressOf } = family
  await page.goto('/legacy/contacts')
  const nora = await invited(browser, family, 'Nora')
  await answer(nora, 'Yes, you may write to me', YES)

  const message = await draft({ title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] })
  await sealSoon(message)
  await openMessage(message)
  await expect(chip('We could not reach you')).toBeVisible({ timeout: SOON_MS })
  const told = await mailboxOf(addressOf('nora')).next(/We cannot reach/, SOON_MS)
  await nora.goto(linkIn(told, /\/trusted\//))
  await lookAt(nora, { name: 'a contact may ask us to wait' })
  await nora.getByLabel(/For how many days/).fill('30')
  await answer(nora, 'Please wait: I am not sure', YES)
  await expect(nora.getByRole('status')).toContainText('We wait until')
  await lookAt(nora, { name: 'a contact asked us to wait' })

  await expect(chip('Paused')).toBeVisible()
  await expect(main).toContainText('A trusted contact asked us to wait')
  await page.goto('/legacy/contacts')
  await expect(main).toContainText('Nora asked us to wait')
  await lookAt(page, { name: 'the author sees who asked us to wait' })
  await page.getByRole('button', { name: 'I’m here, go on' }).click()
  await expect(main).not.toContainText('Nora asked us to wait')
  expect(await mailboxOf(addressOf('amelia')).read(/left something/)).toEqual([])

  await openMessage(message)
  await expect(chip('Paused')).toHaveCount(0)
  await expect(main).toContainText('The date moved, since a trusted contact had asked us to wait')
  await expect(chip('We could not reach you')).toBeVisible({ timeout: SOON_MS })
})
