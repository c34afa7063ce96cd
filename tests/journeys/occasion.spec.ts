// Through: messages, life
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { readAndPress } from '../support/read.ts'
import { answerWith } from './support/answer.ts'
import { atSealed, dayMs } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { fits } from '../support/fits.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { trusted } from './support/trusted.ts'

const WORDS = 'Amelia marries'
const LETTER = 'The blue tin is on the shelf above the stove.'
const NAMED = /asks you to tell us when something happens/

/** Keeps the letter until somebody announces what it waits for. */
const keep = async ({ page, main }: Family, messageId: string, look?: (name: string) => Promise<void>) => {
  await page.goto(`/schedule-message?draft=${messageId}&step=3`)
  await page.getByRole('button', { name: 'After my death, or when something happens' }).click()
  await expect(page.getByRole('radio', { name: 'After my death' })).toBeFocused()
  await page.getByRole('radio', { name: 'After my death' }).check()
  await expect(main).toContainText('Kept until needed')
  await look?.('a letter for after a death')
  await page.getByRole('radio', { name: 'When something happens' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Say what has to happen')
  await page.getByLabel('What has to happen?').fill(WORDS)
  await page.getByRole('checkbox', { name: 'Nora' }).check()
  await fits(page, 'an occasion')
  await look?.('a letter for an occasion')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(main).toContainText(`When Nora can tell us “${WORDS}”`)
  await look?.('the last look at what is kept')
  await page.getByRole('button', { name: 'Seal this message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kept until needed')
  await look?.('what is kept is sealed')
  await atSealed(page)
}
/** Nora, at her page, says that it happens. */
const announce = async (browser: Browser, { addressOf }: Family, look?: typeof lookAt): Promise<Page> => {
  const mail = await mailboxOf(addressOf('nora')).next(NAMED)
  expect(mail.text).toContain(WORDS)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(mail, /\/announce$/))
  await expect(theirs.getByRole('main')).toContainText(WORDS)
  expect(await theirs.content()).not.toContain(LETTER)
  await look?.(theirs, { name: 'has it happened' })
  // Of today nothing is sent before nine in the morning of the calendar, however short a day of the demo is.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await theirs.getByLabel('The day it happens').fill(yesterday)
  await readAndPress(theirs.getByRole('button', { name: 'It happens on that day' }))
  await heading(theirs, 'Thank you for telling us')
  await look?.(theirs, { name: 'what was announced' })
  return theirs
}

test('what is kept for an occasion is delivered once it is announced and nobody objects', async ({ browser }) => {
  const family = await newFamily(browser, 'occasion')
  const { page, chip, person, draft, email, addressOf } = family
  await trusted(browser, family, 'Nora')
  const message = await draft({ title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] })
  await keep(family, message, (name) => lookAt(page, { name }))
  await expect(chip('Kept until needed')).toBeVisible()
  await announce(browser, family, lookAt)
  const told = await mailboxOf(email).next(/^Nora told us: Amelia marries\. It will be sent in 2 days/)
  expect(told.text).toContain(WORDS)
  await mailboxOf(addressOf('amelia')).next(/./, 5 * dayMs)
  await page.reload()
  await expect(chip('Delivered')).toBeVisible()
})

test('“not yet”, says its author, and it is kept as before', async ({ browser }) => {
  const family = await newFamily(browser, 'notyet')
  const { page, chip, person, draft, email, addressOf } = family
  await trusted(browser, family, 'Nora')
  const message = await draft({ title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] })
  await keep(family, message)
  const nora = await announce(browser, family)
  const check = await mailboxOf(email).next(/will be sent in 2 days/, 2 * dayMs)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(check, /\/check\/.*do=here/))
  await answerWith(phone, check, 'I’m still here')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('We are glad to hear from you')
  await page.reload()
  await expect(chip('Kept until needed')).toBeVisible()
  await nora.reload()
  await heading(nora, 'Has it happened, or is the day known?')
  expect(await mailboxOf(addressOf('amelia')).read(/./)).toEqual([])
})
