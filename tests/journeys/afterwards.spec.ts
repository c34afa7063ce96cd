// Through: life, messages
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { PASSWORD } from '../support/family.ts'
import { dayMs } from './support/author.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { all, linkIn, mailboxOf, type Mail } from './support/mailbox.ts'
import { trusted } from './support/trusted.ts'
import { daysChoices } from '../../web/ui/daysChoices.ts'

const LETTER = 'The key is under the third pot, where it always was.'
/** Two questions, seven days apart, after two quiet weeks. */
const QUIET_DAYS = 14
const EVERY_DAYS = 7
/** As an option says it. */
const lengthOf = (days: number): string => daysChoices([days])[0]?.words ?? ''

/** A plan, made on its page, and a letter that is kept for after a death. */
const kept = async (family: Family): Promise<string> => {
  const { page, main, ask, person, draft } = family
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await page.goto('/legacy')
  await expect(main).toContainText('Nothing is set up yet')
  await main.getByText('Choose when we check in, and who can tell us').click()
  await choose('Check in with me if I have not signed in for', lengthOf(QUIET_DAYS))
  await choose('How many emails', '2')
  await choose('Days between them', lengthOf(EVERY_DAYS))
  await page.getByRole('textbox', { name: 'Your password, to save your choices' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save your choices', exact: true }).click()
  await expect(main).toContainText('We’ve heard from you')
  await lookAt(page, { name: 'a plan' })
  const message = await draft({ title: 'The key', body: LETTER, recipientIds: [await person('Amelia')] })
  const terms = { mode: 'posthumous', trigger: 'inactivity', delayDays: 2, zone: 'Europe/Madrid' }
  agreed(await ask('POST', `/api/messages/${message}/arm`, terms))
  await family.openMessage(message)
  return message
}
/** The question that says it is the last. */
const lastQuestion = async (email: string): Promise<Mail> => {
  const isLast = ({ to, subject, text }: Mail) =>
    to === email && subject.startsWith('Are you there?') && text.includes('This is the last of the 2 emails')
  let found: Mail | undefined
  const look = async () => (found = (await all()).find(isLast))
  await expect.poll(look, { timeout: (QUIET_DAYS + EVERY_DAYS) * dayMs + 60_000, intervals: [250] }).toBeTruthy()
  if (!found) throw new Error('unreachable: the poll has just found it')
  return found
}

test('whoever falls silent is asked as they wished; nobody answers, and what they kept arrives', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'afterwards')
  const { page, main, chip, email, addressOf } = family
  await trusted(browser, family, 'Nora')
  const message = await kept(family)
  await expect(chip('Kept until needed')).toBeVisible()
  await lastQuestion(email)
  await mailboxOf(addressOf('nora')).next(/We have not heard from Ruth/, (EVERY_DAYS + 1) * dayMs + 30_000)
  const amelia = await atTheMessage(browser, addressOf('amelia'))
  await expect(amelia.getByText(LETTER)).toBeVisible()
  await page.goto('/legacy')
  await expect(main).toContainText('You did not reply to us')
  await expect(main).toContainText('What we delivered while we could not reach you')
  await lookAt(page, { name: 'a plan that went ahead' })
  await page.goto(`/future-messages/${message}`)
  await expect(chip('Delivered')).toBeVisible()
})

test('one press in the last question, and all is as before', async ({ browser }) => {
  const family = await newFamily(browser, 'answered')
  const { page, main, chip, email, addressOf } = family
  const message = await kept(family)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(await lastQuestion(email), /\/here\//))
  await heading(theirs, 'Are you there, Ruth?')
  await lookAt(theirs, { name: 'are you there' })
  await readAndPress(theirs.getByRole('button', { name: 'I’m still here' }))
  await heading(theirs, 'Thank you. We are glad to hear from you')
  await page.goto(`/future-messages/${message}`)
  await expect(chip('Kept until needed')).toBeVisible()
  await page.goto('/legacy')
  await expect(main).toContainText('We’ve heard from you')
  expect(await mailboxOf(addressOf('amelia')).read(/./)).toEqual([])
})
