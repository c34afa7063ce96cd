// Through: accounts, messages, deliveries
import { expect, test } from '../support/browserTest.ts'
import { dayMs, PASSWORD } from './support/author.ts'
import { atTheEnvelope, atTheMessage, heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { mailboxOf } from './support/mailbox.ts'

const LETTER = 'The key is under the third pot, where it always was.'
const THIRTY_DAYS_MS = 30 * dayMs

test('an account that ends takes back what nobody opened, and leaves what was opened', async ({ browser }) => {
  const family = await newFamily(browser, 'farewell')
  const { page, main, chip, ask, person, draft, seal, openMessage, email, addressOf } = family
  const amelia = await person('Amelia')
  const joseph = await person('Joseph')
  const sent = await draft({ title: 'The key', body: LETTER, recipientIds: [amelia, joseph] })
  const waiting = await draft({ title: 'The third pot', body: LETTER, recipientIds: [amelia] })
  await seal(sent, 1, 'always')
  await seal(waiting, 400)
  const hers = await atTheMessage(browser, addressOf('amelia'))
  const his = await atTheEnvelope(browser, addressOf('joseph'))

  await page.goto('/account/delete')
  await main.getByText('Also take back messages nobody has opened').click()
  await main.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Delete my account in 30 days' }).click()
  await expect(main.getByRole('alert').first()).toBeVisible()
  await main.getByRole('checkbox', { name: /The third pot/ }).check()
  const plannedAt = Date.now()
  await main.getByRole('button', { name: 'Delete my account in 30 days' }).click()
  await expect(main).toContainText('Your account will be deleted:')
  await mailboxOf(email).next(/Your account will be deleted/)
  await openMessage(waiting)
  await expect(chip('Cancelled')).toBeVisible()
  await his.reload()
  await heading(his, 'left something for you')

  const receipt = await mailboxOf(email).next(/Your account is deleted/, THIRTY_DAYS_MS + 60_000)
  expect(Date.now() - plannedAt).toBeGreaterThan(THIRTY_DAYS_MS)
  expect(receipt.text).toContain('What nobody has opened is taken back.')
  await expect(async () => {
    await his.reload()
    expect(await his.getByRole('heading', { level: 1 }).textContent()).toContain('took this message back')
  }).toPass({ timeout: 30_000 })
  await hers.reload()
  await expect(hers.getByText(LETTER)).toBeVisible()
  const who = { username: email, password: PASSWORD, browser: 'chrome', mobile: false }
  expect((await ask('POST', '/api/auth/signin', who)).status).toBe(401)
  await page.goto('/dashboard')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await mailboxOf(addressOf('amelia')).read(/left something/)).toHaveLength(1)
})
