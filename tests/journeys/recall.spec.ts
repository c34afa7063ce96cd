// Through: messages, deliveries
import { expect, test, type Browser } from '../support/browserTest.ts'
import { answerWith } from './support/answer.ts'
import { dayMs } from './support/author.ts'
import { atTheEnvelope, atTheMessage, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

const LETTER = 'The gate was never green.'
/** The least time that one mail needs, which is an hour of the day; the undo time lasts as long once more. */
const AN_HOUR = 1 / 24
const WITHIN_MS = 4 * AN_HOUR * dayMs

/** A letter that is sent within the hour; its author looks at its page. */
const onItsWay = async (browser: Browser, journey: string, names: readonly string[]) => {
  const family = await newFamily(browser, journey)
  const recipientIds: string[] = []
  for (const name of names) recipientIds.push(await family.person(name))
  const message = await family.draft({ title: 'The green gate', body: LETTER, recipientIds })
  await family.seal(message, AN_HOUR, 'always')
  await family.openMessage(message)
  const { page, chip, press } = family
  const takeBack = async () => {
    await press('Take this message back')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, take it back' }).click()
    await expect(chip('Taken back')).toBeVisible()
  }
  const past = async (at: string) => {
    const answer = await family.ask('GET', `/api/messages/${message}/timeline`)
    const { past: events } = answer.body as { past: { label: string; at: string }[] }
    return events.find(({ label }) => label === at)?.at ?? ''
  }
  return { ...family, takeBack, past }
}

/** Nothing came while it was to come, which only time can show. */
const stayedEmpty = async (address: string, until: number): Promise<void> => {
  await expect.poll(() => Date.now(), { timeout: WITHIN_MS }).toBeGreaterThan(until)
  expect(await mailboxOf(address).read(/./)).toEqual([])
}

test('taken back before the first email, nobody hears of it', async ({ browser }) => {
  const { main, chip, takeBack, past, addressOf } = await onItsWay(browser, 'undo', ['Amelia'])
  await expect(chip('Delivery starts')).toBeVisible({ timeout: WITHIN_MS })
  await takeBack()
  await expect(main).toContainText('Stopped before anything was sent. Nobody was told.')
  const hold = AN_HOUR * dayMs
  await stayedEmpty(addressOf('amelia'), Date.parse(await past('delivery-begun')) + 1.5 * hold)
})

test('the email that says delivery has begun takes it back without a sign-in', async ({ browser }) => {
  const { page, main, chip, email } = await onItsWay(browser, 'mailed', ['Amelia'])
  const begun = await mailboxOf(email).next(/Delivery of your message to Amelia has begun/, WITHIN_MS)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(begun, /\/check\/.*do=recall/))
  await answerWith(phone, begun, 'Take it back')
  await heading(phone, 'You took it back')
  await lookAt(phone, { name: 'taken back by the email' })
  await expect(chip('Taken back')).toBeVisible()
  await expect(main).toContainText('You took it back')
  await lookAt(page, { name: 'message-recalled' })
})

test('an answer that comes after delivery began is offered to take it back', async ({ browser }) => {
  const { chip, email } = await onItsWay(browser, 'late', ['Amelia'])
  await expect(chip('Delivery starts')).toBeVisible({ timeout: WITHIN_MS })
  const first = await mailboxOf(email).next(/will be sent soon/)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(linkIn(first, /\/check\/.*do=cancel/))
  await heading(phone, 'Delivery has begun')
  await lookAt(phone, { name: 'the page that takes back' })
  await answerWith(phone, first, 'Take it back')
  await heading(phone, 'You took it back')
  await expect(chip('Taken back')).toBeVisible()
})

test('a day after the emails, what was opened stays, a no stays a no, and the other link says that it was taken back @deep', async ({
  browser,
}) => {
  const { page, main, takeBack, addressOf } = await onItsWay(browser, 'day', ['Amelia', 'Joseph', 'Selma'])
  const selma = await atTheEnvelope(browser, addressOf('selma'))
  await readAndPress(selma.getByRole('button', { name: /rather not receive/ }))
  await heading(selma, 'Nothing more will come')
  const amelia = await atTheMessage(browser, addressOf('amelia'))
  const joseph = await atTheEnvelope(browser, addressOf('joseph'))
  await expect(main).toContainText('Amelia opened it')
  await expect(main).toContainText('Selma would rather not receive it')
  await takeBack()
  await expect(main).toContainText('One person had opened it before.')
  const fate = (name: string) => main.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await expect(fate('Amelia')).toContainText('Opened on')
  await expect(fate('Joseph')).toContainText('The link is closed')
  // A change of mind would not bring it back: her link is closed as well, and her no is told above.
  await expect(fate('Selma')).toContainText('The link is closed')
  await expect(main).toContainText('Selma would rather not receive it')
  await joseph.reload()
  await heading(joseph, 'Ruth took this message back')
  await lookAt(joseph, { name: 'a message that was taken back' })
  await selma.reload()
  await expect(selma.getByText(LETTER)).toHaveCount(0)
  await amelia.reload()
  await expect(amelia.getByText(LETTER)).toBeVisible()
})

test('the link of one person is closed, and the others keep theirs @deep', async ({ browser }) => {
  const { main, press, addressOf } = await onItsWay(browser, 'one', ['Amelia', 'Joseph'])
  const joseph = await atTheEnvelope(browser, addressOf('joseph'))
  await press('Take it back from Joseph')
  await expect(main).toContainText('The link of Joseph is closed')
  await joseph.reload()
  await heading(joseph, 'Ruth took this message back')
  await atTheMessage(browser, addressOf('amelia'))
  await expect(main).toContainText('Amelia opened it')
})

test('of what comes every year the last one is taken back, and the next keeps its date @deep', async ({ browser }) => {
  const family = await newFamily(browser, 'yearly-back')
  const { page, main, chip, press, ask, person, draft, openMessage, addressOf } = family
  const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
  await family.seal(message, AN_HOUR, 'always', { mode: 'recurring', rule: { every: 'year' } })
  await openMessage(message)
  const amelia = await atTheEnvelope(browser, addressOf('amelia'))
  await expect(main).toContainText(String(new Date().getFullYear() + 1))
  await press('Take the last one back')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(main).toContainText('You took it back')
  await expect(chip('Sealed')).toBeVisible()
  await amelia.reload()
  await heading(amelia, 'Ruth took this message back')
  const { body } = await ask('GET', `/api/messages/${message}`)
  expect(body).toMatchObject({ message: { state: 'scheduled', occurrence: 2 } })
})
