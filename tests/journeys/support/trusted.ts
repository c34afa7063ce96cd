import { expect, type Browser, type Page } from '@playwright/test'
import { agreed } from '../../../stack/seed/visitor.ts'
import { readAndPress } from '../../support/read.ts'
import { heading } from './door.ts'
import type { Family } from './family.ts'
import { linkIn, mailboxOf } from './mailbox.ts'

/** Looks at a contact's page anew; to fetch what a press led to again would press again. */
export const lookAgain = (theirs: Page): Promise<unknown> =>
  theirs.goto(theirs.url().replace(/(\/trusted\/[^/]+)\/.*/, '$1'))

/** Somebody who has said yes, at the page behind the author's email to them. */
export const trusted = async (browser: Browser, family: Family, name: string): Promise<Page> => {
  const { page, ask, addressOf } = family
  const email = addressOf(name.toLowerCase())
  agreed(await ask('POST', '/api/life/contacts', { contactId: crypto.randomUUID(), name, email }))
  const mail = await mailboxOf(email).next(/would like you to be a trusted contact/)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(mail, /\/trusted\//))
  await readAndPress(theirs.getByRole('button', { name: 'Yes, you may write to me' }))
  await heading(theirs, /You are a trusted contact of/)
  await page.bringToFront()
  return theirs
}

const CODE = /^Your code is \d{6}/
/** A contact tells us of the author's death, with a new code from their own mailbox. */
export const report = async (theirs: Page, address: string): Promise<void> => {
  const codes = async () => (await mailboxOf(address).read(CODE)).map(({ subject }) => subject)
  const before = await codes()
  await readAndPress(theirs.getByRole('button', { name: 'Email me the six digits' }))
  let code: string | undefined
  const look = async () => (code = (await codes()).find((one) => !before.includes(one)))
  await expect.poll(look, { timeout: 30_000, intervals: [250] }).toBeDefined()
  await theirs.getByLabel('The six digits from our email').fill((code ?? '').replaceAll(/\D/g, ''))
  await readAndPress(theirs.getByRole('button', { name: 'Tell us that Ruth has died' }))
  await expect(theirs.getByRole('main')).toContainText('Thank you for telling us')
}
