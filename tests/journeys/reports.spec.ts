// Through: life, messages
import { expect, test } from '../support/browserTest.ts'
import { readAndPress } from '../support/read.ts'
import { dayMs } from './support/author.ts'
import { newFamily } from './support/family.ts'
import { kept, OBJECT_MS } from './support/kept.ts'
import { lookAt } from './support/look.ts'
import { mailboxOf } from './support/mailbox.ts'
import { lookAgain, report, trusted } from './support/trusted.ts'

test('two of three tell us of a death, and what was left is delivered; the author can still take it back', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'reports')
  const { page, main, email, addressOf } = family
  const nora = await trusted(browser, family, 'Nora')
  const ben = await trusted(browser, family, 'Ben')
  const emil = await trusted(browser, family, 'Emil')
  const message = await kept(family)

  await lookAgain(nora)
  await lookAt(nora, { name: 'what a contact may tell us' })
  await report(nora, addressOf('nora'))
  await lookAt(nora, { name: 'a report, and the way back' })
  await mailboxOf(email).next(/^Nora is worried about you/)
  await mailboxOf(addressOf('ben')).next(/We were told that Ruth has died/)
  await lookAgain(ben)
  await report(ben, addressOf('ben'))
  await readAndPress(nora.getByRole('button', { name: 'Take back what I told you' }))
  await expect(nora.getByRole('button', { name: 'Take back what I told you' })).toHaveCount(0)
  await lookAgain(ben)
  await expect(ben.getByRole('main')).toContainText('1 of 2 trusted contacts have told us that')

  await lookAgain(emil)
  await report(emil, addressOf('emil'))
  await mailboxOf(email).next(/^Last email, by /, OBJECT_MS + 30_000)
  await mailboxOf(addressOf('emil')).next(/Ruth has not replied to us/, OBJECT_MS + 30_000)
  await mailboxOf(addressOf('amelia')).next(/left something for/, 6 * dayMs)

  await page.goto('/legacy')
  await expect(main).toContainText('People you trust told us that you died')
  await lookAt(page, { name: 'a plan after reports' })
  await main.getByRole('button', { name: 'I’m still here' }).click()
  await expect(main).toContainText('We’ve heard from you')
  await mailboxOf(addressOf('ben')).next(/We have heard from Ruth/)
  await page.goto(`/future-messages/${message}`)
  await family.press('Take this message back')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(family.chip('Taken back')).toBeVisible()

  await page.goto('/legacy')
  await expect(main).toContainText(/Emil told us on .* \d{4}/)
  await main.getByRole('button', { name: 'Remove Emil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(main.getByRole('button', { name: 'Remove Emil' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Remove Ben' })).toBeVisible()
  // Where an email about a report that was made again leads.
  const contacts: { id: string; name: string }[] = await (await page.request.get('/api/life/contacts')).json()
  await page.goto(`/legacy/contacts?remove=${contacts.find(({ name }) => name === 'Ben')?.id}`)
  await expect(page.getByRole('alertdialog')).toContainText('Remove Ben from your trusted contacts?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()
  await expect(page).toHaveURL(/\/legacy\/contacts$/)
})
