// Through: messages, life, deliveries
import { expect, test, type Browser } from '../support/browserTest.ts'
import { chooseFor } from '../support/more.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { dayMs, PASSWORD } from './support/author.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

// The post of these journeys tells by a mailbox's name what is wrong with it (tests/support/post.ts).
const SOON_MS = 3 * dayMs
const LETTER = 'The blue tin is on the shelf above the stove.'

const familyAt = async (browser: Browser, journey: string, mailbox: string) => {
  const family = await newFamily(browser, journey, mailbox)
  const sealedBy = (seal: (message: string) => Promise<void>) => async (recipientIds: readonly string[]) => {
    const message = await family.draft({ title: 'The blue tin', body: LETTER, recipientIds })
    await seal(message)
    await family.openMessage(message)
    return message
  }
  /** A letter that is sent as soon as both questions were asked, with its page before the author. */
  const send = sealedBy(family.sealSoon)
  /** One that is sent with one mail to its author. */
  const sendNow = sealedBy((message) => family.seal(message, 0.1, 'always'))
  return { ...family, send, sendNow }
}

test('an author whose mailbox takes nothing is told on every page, and nothing is sent', async ({ browser }) => {
  const { page, main, chip, press, person, send, addressOf } = await familyAt(browser, 'shut', 'closed-ruth')
  const message = await send([await person('Amelia')])
  await expect(chip('We could not reach you')).toBeVisible({ timeout: SOON_MS })
  await expect(main).toContainText('Your address did not accept our email, so nothing is delivered.')
  await expect(main).toContainText('Your address did not accept the first question')
  await expect(main).toContainText('The date moved, to leave you time to answer')
  for (const path of ['/dashboard', '/future-messages', '/connections', '/account']) {
    await page.goto(path)
    await expect(main).toContainText('Tell us what should happen.')
  }
  await press('Keep it, I’ll choose another day')
  await expect(main).not.toContainText('Tell us what should happen.')
  await page.goto(`/future-messages/${message}`)
  await expect(chip('On hold: you answered')).toBeVisible()
  expect(await mailboxOf(addressOf('amelia')).read(/./)).toEqual([])
})

test('where the first address takes nothing, the second is asked and the message goes its way @deep', async ({
  browser,
}) => {
  const { page, main, press, person, send, email, addressOf } = await familyAt(browser, 'second', 'closed-ruth')
  const second = addressOf('ruth-at-work')
  await page.goto('/account')
  await main.getByLabel('Second email').fill(second)
  await main.getByLabel('Your password', { exact: true }).last().fill(PASSWORD)
  await press('Add this address')
  await expect(main).toContainText(`${second} has not confirmed yet.`)
  const mail = await mailboxOf(second).next(/Confirm your second address/)
  await page.goto(linkIn(mail, /verify-email/))
  await page.getByRole('button', { name: 'Yes, this is my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your address is confirmed')

  await send([await person('Amelia')])
  const asked = await mailboxOf(second).next(/will be sent in 2 days/, SOON_MS)
  expect(asked.text).toContain(`${email} did not accept our email`)
  await atTheMessage(browser, addressOf('amelia'))
})

test('a question that comes back to us counts for nothing @deep', async ({ browser }) => {
  const { main, chip, person, send } = await familyAt(browser, 'back', 'returns-ruth')
  await send([await person('Amelia')])
  await expect(chip('We could not reach you')).toBeVisible({ timeout: SOON_MS })
  await expect(main).toContainText('The first question came back to us')
  await expect(main).toContainText('It counts for nothing.')
})

test('mailboxes that ask us to wait are tried again, and the message arrives @deep', async ({ browser }) => {
  const { main, press, person, send, addressOf } = await familyAt(browser, 'wait', 'slow-ruth')
  const slow = addressOf('slow-amelia')
  await send([await person('Amelia', slow)])
  await expect(main).toContainText('Your email server asked us to wait with the first question', { timeout: SOON_MS })
  await expect(main).toContainText('We sent you the first question')
  await atTheMessage(browser, slow)
  await expect(main).toContainText('The email server of Amelia asked us to wait')
  await press('Show every step')
  await expect(main).toContainText('The email reached Amelia')
})

test('what would come later than its author allows waits for them instead @deep', async ({ browser }) => {
  const { main, chip, ask, draft, person, openMessage, addressOf } = await familyAt(browser, 'late', 'full-ruth')
  const message = await draft({ title: 'Happy birthday', body: LETTER, recipientIds: [await person('Amelia')] })
  const local = new Date(Date.now() + 2 * dayMs + 6_000).toISOString().slice(0, 23)
  const plan = { mode: 'fixed', local, zone: 'UTC', answerRule: 'silent', lateLimitDays: 1 }
  agreed(await ask('POST', `/api/messages/${message}/schedule`, plan))
  await openMessage(message)
  await expect(chip('We could not reach you')).toBeVisible({ timeout: SOON_MS })
  await expect(main).toContainText('It would have come too late for its day', { timeout: 8 * dayMs })
  await expect(chip('On hold')).toBeVisible()
  expect(await mailboxOf(addressOf('amelia')).read(/./)).toEqual([])
})

test('a recipient whose mailbox takes nothing gets the message at the address given next @deep', async ({
  browser,
}) => {
  const { page, main, person, sendNow, addressOf } = await familyAt(browser, 'gone', 'ruth')
  await sendNow([await person('Amelia', addressOf('closed-amelia'))])
  await expect(main).toContainText('The address of Amelia did not accept our email. We try again on', {
    timeout: 2 * SOON_MS,
  })
  await main.getByRole('link', { name: 'Open your people' }).click()
  await chooseFor(page, 'Amelia', 'Change')
  const dialog = page.getByRole('dialog')
  const fresh = addressOf('amelia-again')
  await dialog.getByLabel('Their email').fill(fresh)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const amelia = await atTheMessage(browser, fresh)
  await expect(amelia.getByText(LETTER)).toBeVisible()
})

test('a message that comes back from the first address of a recipient goes to the second @deep', async ({
  browser,
}) => {
  const { main, ask, person, sendNow, addressOf } = await familyAt(browser, 'other', 'ruth')
  const amelia = await person('Amelia', addressOf('returns-amelia'))
  const second = addressOf('amelia-at-home')
  agreed(await ask('PATCH', `/api/recipients/${amelia}`, { backupEmail: second }, { 'If-Match': '*' }))
  await sendNow([amelia])
  await atTheMessage(browser, second)
  await expect(main).toContainText('Our email to Amelia came back')
  await expect(main).toContainText('Amelia opened it')
})
