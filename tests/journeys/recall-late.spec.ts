// Through: messages, deliveries
import { expect, test } from '../support/browserTest.ts'
import { answerWith } from './support/answer.ts'
import { dayMs } from './support/author.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const LETTER = 'The gate was never green.'

test('taken back too late, it says when it was delivered and how many opened it @deep', async ({ browser }) => {
  const family = await newFamily(browser, 'overdue')
  const { page, main, chip, press, ask, person, draft, seal, openMessage, email, addressOf } = family
  const recipientIds = [await person('Amelia'), await person('Joseph')]
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds })
  await seal(message, 0.2, 'always')
  await openMessage(message)
  const begun = await mailboxOf(email).next(/Delivery of your message .* has begun/, 2 * dayMs)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(begun, /\/check\/.*do=recall/))
  await expect(phone.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Take this message back', exact: true })).toBeVisible()
  const amelia = await atTheMessage(browser, addressOf('amelia'))
  await expect(chip('Delivered')).toBeVisible()
  // A page that has not heard since when it was too late: one that has shows the button no more.
  await page.route(`**/api/messages/${message}`, (route) =>
    route.request().method() === 'GET' ? new Promise<void>(() => {}) : route.continue(),
  )

  const { past } = (await ask('GET', `/api/messages/${message}/timeline`)).body as {
    past: { label: string; at: string }[]
  }
  const releasedAt = past.find(({ label }) => label === 'released')?.at ?? ''
  await expect.poll(() => Date.now(), { timeout: 2 * dayMs }).toBeGreaterThan(Date.parse(releasedAt) + dayMs)
  await press('Take this message back')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/It was delivered on .+; 1 of 2 opened it\./)
  await answerWith(phone, begun, 'Take it back')
  await heading(phone, 'It is too late to take it back')
  await expect(phone.getByText(/It was delivered on .+; 1 of 2 opened it\./)).toBeVisible()

  await page.unrouteAll()
  await page.reload()
  await expect(chip('Delivered')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Take this message back', exact: true })).toHaveCount(0)
  await amelia.reload()
  await expect(amelia.getByText(LETTER)).toBeVisible()
})
