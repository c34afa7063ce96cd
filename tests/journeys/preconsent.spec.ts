// Through: messages
import { expect, test } from '../support/browserTest.ts'
import { dayMs, seal, toCheck } from './support/author.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { mailboxOf } from './support/mailbox.ts'

const LETTER = 'The key is under the third pot, where it always was.'
/** Daily tries for two weeks, then weekly ones: the first after the thirtieth day is the thirty-fifth. */
const SILENT_DAYS = 35

test('whose mailbox is closed for as long as they had said is not waited for, and the page tells why', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'silence', 'closed-ruth')
  const { page, main, chip, person, draft, addressOf } = family
  const message = await draft({ title: 'The key', body: LETTER, recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=3`)
  await page.getByRole('button', { name: 'Change the details' }).click()
  const term = page.getByRole('combobox', { name: 'If we cannot reach you by email, should we still deliver it?' })
  await expect(term).toContainText('Yes, after 60 days')
  await term.click()
  await page.getByRole('option', { name: 'Yes, after 30 days' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await toCheck(page)
  await expect(main).toContainText('If we cannot reach you by email for 30 days, it is delivered anyway.')
  await seal(page)
  const sealedAt = Date.now()
  await expect(chip('We could not reach you')).toBeVisible({ timeout: 120_000 })
  expect(await mailboxOf(addressOf('amelia')).read(/./)).toEqual([])

  await expect(main).toContainText('We went on without the first question', { timeout: (SILENT_DAYS + 100) * dayMs })
  expect(Date.now() - sealedAt).toBeGreaterThan(30 * dayMs)
  const amelia = await atTheMessage(browser, addressOf('amelia'))
  await expect(amelia.getByText(LETTER)).toBeVisible()
  await expect(chip('Delivered')).toBeVisible()
  await expect(main).toContainText('We could not reach you for the time you set.')
  await expect(main).not.toContainText('Both questions had reached you')
})
