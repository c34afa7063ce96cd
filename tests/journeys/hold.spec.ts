// Through: messages, deliveries, life
import { randomUUID } from 'node:crypto'
import { expect, test, type Browser } from '../support/browserTest.ts'
import { chooseFor } from '../support/more.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { dayMs, PASSWORD } from './support/author.ts'
import { atTheMessage, heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

/** The undo time, and the least time that one mail needs before it. */
const AN_HOUR = 1 / 24
const WITHIN_MS = 4 * AN_HOUR * dayMs
const LETTER = 'The blue tin is on the shelf above the stove.'

const toAmelia = async (browser: Browser, journey: string, mailbox: string) => {
  const family = await newFamily(browser, journey, mailbox)
  const message = await family.draft({
    title: 'The blue tin',
    body: LETTER,
    recipientIds: [await family.person('Amelia')],
  })
  return { ...family, message, amelia: family.addressOf('amelia') }
}
const goesOut = async ({ seal, openMessage }: Family, message: string) => {
  await seal(message, AN_HOUR, 'always')
  await openMessage(message)
}

test('a check that comes back while delivery can be undone takes the message back, and it is asked about again', async ({
  browser,
}) => {
  const { message, amelia, ...family } = await toAmelia(browser, 'regrets', 'regrets-ruth')
  const { main, chip } = family
  await goesOut(family, message)
  await expect(main).toContainText('Delivery began', { timeout: WITHIN_MS })
  await expect(chip('We could not reach you')).toBeVisible()
  await expect(main).toContainText('The confirmation came back to us')
  await expect(main).toContainText('Stopped before anything was sent. Nobody was told.')
  const wouldHaveLeft = Date.now() + 1.5 * AN_HOUR * dayMs
  await expect.poll(() => Date.now(), { timeout: WITHIN_MS }).toBeGreaterThan(wouldHaveLeft)
  expect(await mailboxOf(amelia).read(/./)).toEqual([])
})

test('where another address takes the question meanwhile, it is delivered after all and the page tells all of it @deep', async ({
  browser,
}) => {
  const { message, amelia, ...family } = await toAmelia(browser, 'at-last', 'regrets-ruth')
  const { page, main, press, ask, addressOf } = family
  const second = addressOf('ruth-at-work')
  await page.goto('/account')
  await main.getByLabel('Second email').fill(second)
  await main.getByLabel('Your password', { exact: true }).last().fill(PASSWORD)
  await press('Add this address')
  const confirming = await mailboxOf(second).next(/Confirm your second address/)
  await page.goto(linkIn(confirming, /verify-email/))
  await page.getByRole('button', { name: 'Yes, this is my address' }).click()
  await heading(page, 'Your address is confirmed')

  await goesOut(family, message)
  const asked = await mailboxOf(second).next(/will be sent soon/, WITHIN_MS)
  expect(asked.text).toContain('Amelia')
  expect(await mailboxOf(amelia).read(/./)).toEqual([])
  const hers = await atTheMessage(browser, amelia)
  await expect(hers.getByText(LETTER)).toBeVisible()
  await expect(main).toContainText('Amelia opened it')
  const { past } = (await ask('GET', `/api/messages/${message}/timeline`)).body as { past: { label: string }[] }
  const told = ['notice-accepted', 'delivery-begun', 'notice-bounced', 'taken-back', 'released']
  expect(past.map(({ label }) => label).filter((label) => told.includes(label))).toEqual([
    'notice-accepted',
    'delivery-begun',
    'notice-bounced',
    'taken-back',
    'notice-accepted',
    'delivery-begun',
    'released',
  ])
  await expect(main).toContainText('The confirmation came back to us')
  await expect(main).toContainText('It was taken back')
  await expect(main).toContainText('Stopped before anything was sent. Nobody was told.')
  await lookAt(page, { name: 'message-asked-again' })
  expect(await mailboxOf(amelia).read(/left something/)).toHaveLength(1)
})

test('a check that comes back when all is delivered is written down, and the trusted contacts hear of it @deep', async ({
  browser,
}) => {
  const { message, amelia, ...family } = await toAmelia(browser, 'repents', 'repents-ruth')
  const { main, chip, ask, addressOf } = family
  const nora = addressOf('nora')
  agreed(await ask('POST', '/api/life/contacts', { contactId: randomUUID(), name: 'Nora', email: nora }))
  const invitation = await mailboxOf(nora).next(/would like you to be a trusted contact/)
  const hers = await (await browser.newContext()).newPage()
  await hers.goto(linkIn(invitation, /\/trusted\//))
  await readAndPress(hers.getByRole('button', { name: 'Yes, you may write to me' }))
  await heading(hers, 'You are a trusted contact of')

  await goesOut(family, message)
  await atTheMessage(browser, amelia)
  await expect(main).toContainText('The confirmation came back to us')
  await expect(main).toContainText('By then it had been sent. Please see whether your address is still right.')
  await expect(main).not.toContainText('We write again')
  await expect(chip('Delivered')).toBeVisible()
  const told = await mailboxOf(nora).next(/Our email to .* came back/)
  for (const word of ['The blue tin', 'shelf', 'Amelia']) expect(told.text).not.toContain(word)
  await hers.goto(linkIn(told, /\/trusted\//))
  await heading(hers, 'You are a trusted contact of')
})

test('whoever says no while delivery can be undone gets nothing, and the author hears why', async ({ browser }) => {
  const { message, amelia, ...family } = await toAmelia(browser, 'refusal', 'ruth')
  const { page, main, chip, email } = family
  await page.goto('/connections')
  await chooseFor(page, 'Amelia', 'Ask if they want messages')
  const asked = await mailboxOf(amelia).next(/May Ruth leave a message for you/)
  const hers = await (await browser.newContext()).newPage()
  await hers.goto(linkIn(asked, /\/d\//))
  await goesOut(family, message)
  await expect(chip('Delivery starts')).toBeVisible({ timeout: WITHIN_MS })
  await readAndPress(hers.getByRole('button', { name: 'I’d rather not' }))
  await heading(hers, 'Nothing will come')
  await expect(chip('Could not be delivered')).toBeVisible({ timeout: WITHIN_MS })
  await expect(main).toContainText('Amelia would rather receive nothing from you')
  await lookAt(page, { name: 'message-undeliverable' })
  const told = await mailboxOf(email).next(/Your message did not reach Amelia/)
  expect(told.text).toContain('Amelia would rather not receive it, so we sent nothing.')
  expect(await mailboxOf(amelia).read(/left something/)).toEqual([])
})
