import { expect, type Browser, type Page } from '@playwright/test'
import { dayMs, PASSCODE } from './author.ts'
import { linkIn, mailboxOf } from './mailbox.ts'
import { readAndPress } from '../../support/read.ts'

export const heading = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(words)

/** A recipient's own browser, at the envelope of the message that came to their mailbox. */
export const atTheEnvelope = async (browser: Browser, address: string): Promise<Page> => {
  const mail = await mailboxOf(address).next(/left something for/, 6 * dayMs + 30_000)
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(mail, /\/d\//))
  await heading(page, /left something for/)
  return page
}

/** Past the envelope: the page now asks for a proof. */
export const atTheProof = async (browser: Browser, address: string): Promise<Page> => {
  const page = await atTheEnvelope(browser, address)
  await readAndPress(page.getByRole('button', { name: 'Open', exact: true }))
  await heading(page, 'Please confirm it’s you')
  return page
}

export const give = async (page: Page, label: string | RegExp, answer: string): Promise<void> => {
  await page.getByLabel(label).fill(answer)
  await readAndPress(page.getByRole('button', { name: 'Open the message' }))
}

/** A recipient who has given the passcode, with the message open before them. */
export const atTheMessage = async (browser: Browser, address: string): Promise<Page> => {
  const page = await atTheProof(browser, address)
  await give(page, 'Passcode', PASSCODE)
  await heading(page, 'left you a message')
  return page
}
