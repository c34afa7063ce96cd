// Through: accounts, messages, recipients, deliveries
import { act } from '../support/act.ts'
import { expect, test, type Page } from '../support/browserTest.ts'
import { choosePerson, dayMs, PASSWORD, peopleOf, seal, sealLetter, signUp, toCheck, toWhen } from './support/author.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const MADRID = 'Europe/Madrid'
const LETTER = 'The birds came back to the lake this morning.'

const writeLetter = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Letter' }).click()
  await page.getByLabel('Your letter').fill(LETTER)
}
const inMadrid = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: MADRID, hourCycle: 'h23', ...options }).format(at)

/** Fills the date's fields with a moment, by the clock where the author is. */
const chooseMoment = async (page: Page, at: number): Promise<void> => {
  await page
    .getByLabel('Day', { exact: true })
    .first()
    .fill(inMadrid(at, { day: 'numeric' }))
  const month = inMadrid(at, { month: 'long' })
  const months = page.getByRole('combobox', { name: 'Month' }).first()
  if (!(await months.innerText()).includes(month)) {
    await months.click()
    await page.getByRole('option', { name: month }).click()
  }
  await page
    .getByLabel('Year', { exact: true })
    .first()
    .fill(inMadrid(at, { year: 'numeric' }))
  await page.getByLabel(/^Time/).fill(inMadrid(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' }))
}
const chip = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first()

test('a letter for today is sent with one email to its author, who proves the password', async ({ page }) => {
  const { author, recipient } = peopleOf('short')
  await signUp(page, author)
  await choosePerson(page, 'Amelia', recipient)
  await writeLetter(page)
  await toWhen(page)
  await chooseMoment(page, Date.now() + 1.75 * dayMs)
  await expect(page.getByRole('main')).toContainText('We promise two checks, two days and one day before.')
  await act(page, 'Send it even if I answer')
  await expect(page.getByRole('main')).toContainText('We’ll write to you right away')
  await toCheck(page)
  await page.getByLabel('Your password, once more').fill('not this one')
  await act(page, 'Seal this message')
  await expect(page.getByText('That password is not right.')).toBeVisible()
  await page.getByLabel('Your password, once more').fill(PASSWORD)
  await seal(page)
  const mail = await mailboxOf(recipient).next(/left something for you/, 10 * dayMs)
  expect(linkIn(mail, /\/d\//)).toContain('/d/')
})

test('a letter is paused, goes on, is cancelled, brought back and copied', async ({ page }) => {
  const { author, recipient } = peopleOf('pause')
  await signUp(page, author)
  await choosePerson(page, 'Amelia', recipient)
  await writeLetter(page)
  await toWhen(page)
  await page
    .getByLabel('Year', { exact: true })
    .first()
    .fill(String(new Date().getFullYear() + 2))
  await toCheck(page)
  await seal(page)

  await act(page, 'Pause this message')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
  await expect(chip(page, 'Paused')).toBeVisible()
  await act(page, 'End the pause')
  await expect(chip(page, 'Sealed')).toBeVisible()
  await act(page, 'Cancel this message')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(chip(page, 'Cancelled')).toBeVisible()
  await act(page, 'Bring it back as a draft')
  await expect(chip(page, 'Draft')).toBeVisible()
  await page.goto('/future-messages')
  await page.getByRole('main').getByRole('link', { name: 'Drafts' }).click()
  await expect(page.getByRole('main').locator('[data-message]')).toHaveCount(1)
})

test('an author who answered keeps the date, and the message arrives @deep', async ({ page }) => {
  const { author, recipient } = peopleOf('keep')
  await signUp(page, author)
  await choosePerson(page, 'Amelia', recipient)
  await sealLetter(page, LETTER)
  await mailboxOf(author).next(/will be sent in 2 days/, 6 * dayMs)
  await act(page, 'Keep it, I’ll choose another day')
  await expect(page.getByRole('main')).toContainText('It waits for you now')
  await act(page, 'Keep the date')
  await expect(page.getByRole('main').getByRole('button', { name: 'Keep the date' })).toHaveCount(0)
  await mailboxOf(recipient).next(/left something for you/, 10 * dayMs)
})
