// Through: deliveries, messages
import { expect, test } from '../support/browserTest.ts'
import { dayMs, PASSCODE, seal, toCheck } from './support/author.ts'
import { atTheEnvelope, give, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

const LETTER = 'The key is under the third pot, where it always was.'
const TERM_DAYS = 30
const TOO_OLD = 'This link is too old'

test('a link lasts as long as its author chose; when it is too old, one press brings a fresh one that opens', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'expiry')
  const { page, ask, addressOf, person, draft } = family
  const message = await draft({ title: 'The key', body: LETTER, recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=3`)
  await page.getByRole('button', { name: 'Change the details' }).click()
  const term = page.getByRole('combobox', { name: 'How long the link keeps working' })
  await expect(term).toContainText('A little over a year')
  await term.click()
  await page.getByRole('option', { name: '30 days' }).click()
  await expect(term).toContainText('30 days')
  await page.getByRole('button', { name: 'Done' }).click()
  await toCheck(page)
  await seal(page)

  const hers = await atTheEnvelope(browser, addressOf('amelia'))
  const old = hers.url()
  const [row] = (await ask('GET', `/api/deliveries?messageId=${message}`)).body as [
    { sentAt: string; expiresAt: string },
  ]
  const openForMs = Date.parse(row.expiresAt) - Date.parse(row.sentAt)
  expect(openForMs).toBeLessThanOrEqual(TERM_DAYS * dayMs)
  expect(openForMs).toBeGreaterThan((TERM_DAYS - 5) * dayMs)
  await expect
    .poll(() => Date.now() > Date.parse(row.expiresAt), { timeout: (TERM_DAYS + 5) * dayMs, message: TOO_OLD })
    .toBe(true)

  await readAndPress(hers.getByRole('button', { name: 'Open', exact: true }))
  await heading(hers, TOO_OLD)
  await hers.goto(old)
  await heading(hers, TOO_OLD)
  await expect(hers.getByText(LETTER)).toHaveCount(0)
  await lookAt(hers, { name: 'a link that is too old' })
  await readAndPress(hers.getByRole('button', { name: 'Send me a new link' }))
  await heading(hers, 'There is a newer link')

  const mail = await mailboxOf(addressOf('amelia')).next(/Your fresh link to what Ruth left for you/)
  await hers.goto(linkIn(mail, /\/d\//))
  await heading(hers, 'left something for')
  expect(hers.url()).not.toBe(old)
  await readAndPress(hers.getByRole('button', { name: 'Open', exact: true }))
  await give(hers, 'Passcode', PASSCODE)
  await heading(hers, 'left you a message')
  await expect(hers.getByText(LETTER)).toBeVisible()
  await hers.goto(old)
  await heading(hers, 'There is a newer link')
  await lookAt(hers, { name: 'a link that was replaced' })

  // Had that mail been lost, this page would be all she has.
  await readAndPress(hers.getByRole('button', { name: 'Send the newest link again' }))
  await heading(hers, 'Please check your email')
  await lookAt(hers, { name: 'the newest link, sent again' })
  const fresh = () => mailboxOf(addressOf('amelia')).read(/Your fresh link to what Ruth left for you/)
  await expect.poll(async () => (await fresh()).length).toBe(2)
  expect(new Set((await fresh()).map((one) => linkIn(one, /\/d\//)))).toEqual(new Set([linkIn(mail, /\/d\//)]))
})

test('what was cancelled can be brought back for thirty days; then it is erased, and an old page says when', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'erased')
  const { page, main, chip, press, person, draft, seal: sealFor, openMessage } = family
  const message = await draft({ title: 'The key', body: LETTER, recipientIds: [await person('Amelia')] })
  await sealFor(message, 400)
  await openMessage(message)
  await press('Cancel this message')
  const cancelledAt = Date.now()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(chip('Cancelled')).toBeVisible()
  await expect(main).toContainText('For 30 days you can bring it back.')
  // One that hears of no change, as a page does that was left open on a phone.
  const old = await page.context().newPage()
  await old.route(/\/api\/live$/, (route) => route.abort())
  await old.goto(page.url())
  const bringBack = old.getByRole('button', { name: 'Bring it back as a draft' })
  await expect(bringBack).toBeVisible()

  await expect(chip('Erased')).toBeVisible({ timeout: (TERM_DAYS + 5) * dayMs + 60_000 })
  expect(Date.now() - cancelledAt).toBeGreaterThan(TERM_DAYS * dayMs - 1_000)
  await expect(main).toContainText('You had canceled it, and after 30 days it was erased.')
  await expect(main).toContainText('It was erased')
  await expect(main).not.toContainText('The key')
  await lookAt(page, { name: 'message-erased' })
  await bringBack.click()
  await expect(old.getByRole('alert').filter({ hasText: /It was erased on \w+, \w+ \d+, \d{4}/ })).toBeVisible()
  await page.goto('/future-messages')
  await expect(main).toContainText('Nothing waiting.')
})
