// Through: deliveries, life, recipients
import { expect, test } from '../support/browserTest.ts'
import { chooseFor, moreFor } from '../support/more.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

const LETTER = 'The clock was always five minutes slow, and we were never late.'
const QUESTION = /May Ruth leave a message for you/
const STRANGER = 'Reached someone else. Change the address'

test('an invitation that reached someone else is corrected in time, and the message goes to the right person', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'stranger')
  const { page, main, email, addressOf, person, draft, seal } = family
  const [wrong, right] = [addressOf('walter'), addressOf('walter-himself')]
  const message = await draft({ title: 'The clock', body: LETTER, recipientIds: [await person('Walter')] })
  const row = main.getByRole('listitem').filter({ hasText: 'Walter' })
  const ASK = 'Ask if they want messages'
  const asked = async (address: string) => {
    await chooseFor(page, 'Walter', ASK)
    const mail = await mailboxOf(address).next(QUESTION)
    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(linkIn(mail, /\/d\//))
    await heading(theirs, QUESTION)
    return theirs
  }

  await page.goto('/connections')
  const stranger = await asked(wrong)
  const link = stranger.url()
  await readAndPress(stranger.getByRole('button', { name: 'This isn’t me' }))
  await heading(stranger, 'Thank you for telling us')
  await stranger.goto(link)
  await heading(stranger, 'Thank you for telling us')
  await lookAt(stranger, { name: 'an invitation to the wrong person' })

  const told = await mailboxOf(email).next(/Our question to Walter reached someone else/)
  await page.goto(linkIn(told, /\/connections/))
  await expect(row).toContainText(STRANGER)
  await moreFor(page, 'Walter')
  await expect(page.getByRole('menuitem', { name: 'Change', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: ASK })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await lookAt(page, { name: 'an address that is someone else’s' })
  await chooseFor(page, 'Walter', 'Change')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their email').fill(right)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(right)
  await expect(row).not.toContainText(STRANGER)

  const walter = await asked(right)
  await readAndPress(walter.getByRole('button', { name: 'Yes, that is all right' }))
  await heading(walter, 'Thank you')
  await expect(row).toContainText('Said yes to messages')
  await stranger.goto(link)
  await expect(stranger.getByRole('button', { name: 'Yes, that is all right' })).toHaveCount(0)

  await seal(message, 0.1, 'always')
  const opened = await atTheMessage(browser, right)
  await expect(opened.getByText(LETTER)).toBeVisible()
  const there = await mailboxOf(wrong).read(/./)
  expect(there).toHaveLength(1)
  expect(there[0]?.subject).toMatch(QUESTION)
})
