// Through: messages
import { expect, test } from '../support/browserTest.ts'
import { answerWith } from './support/answer.ts'
import { choosePerson, dayMs, peopleOf, sealLetter, signUp } from './support/author.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

/** Twice as long as a delivery can be undone after its date. */
const LET_GO_MS = dayMs / 12

test('answering the second check holds the message, and it is never delivered', async ({ page, browser }) => {
  const { author, recipient } = peopleOf('answer')
  await signUp(page, author)
  await choosePerson(page, 'Amelia', recipient)
  await sealLetter(page, 'You were four, and you would not let go of the big spoon.')
  await mailboxOf(author).next(/will be sent in 2 days/, 4 * dayMs)
  const second = await mailboxOf(author).next(/will be sent tomorrow/, 3 * dayMs)

  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(second, /\/check\/.*do=here/))
  await answerWith(phone, second, 'Keep it, I’ll choose another day')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('We are glad to hear from you')

  await page.reload()
  await expect(page.getByRole('main')).toContainText(/It waits for you now/)
  const answer = await page.request.get(`/api/messages/${page.url().slice(-36)}`)
  const { message } = (await answer.json()) as { message: { state: string; dueAt: string } }
  expect(message.state).toBe('held')
  await expect.poll(() => Date.now(), { timeout: 3 * dayMs }).toBeGreaterThan(Date.parse(message.dueAt) + LET_GO_MS)
  expect(await mailboxOf(recipient).read(/./)).toEqual([])
})

test('the email’s link cancels a message for good', async ({ page, browser }) => {
  const { author, recipient } = peopleOf('cancel')
  await signUp(page, author)
  await choosePerson(page, 'Amelia', recipient)
  await sealLetter(page, 'The card in her hand, the story in her voice.')
  const first = await mailboxOf(author).next(/will be sent in 2 days/, 4 * dayMs)

  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(first, /\/check\/.*do=cancel/))
  await answerWith(phone, first, 'Cancel this message')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This message is cancelled')

  await page.reload()
  await expect(page.getByRole('main')).toContainText('Nothing will be delivered.')
  const answer = await page.request.get(`/api/messages/${page.url().slice(-36)}`)
  const { message } = (await answer.json()) as { message: { state: string; dueAt: string } }
  expect(message.state).toBe('cancelled')
  await expect.poll(() => Date.now(), { timeout: 4 * dayMs }).toBeGreaterThan(Date.parse(message.dueAt) + dayMs / 2)
  expect(await mailboxOf(recipient).read(/./)).toEqual([])
})
