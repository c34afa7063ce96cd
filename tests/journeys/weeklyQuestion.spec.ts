// Through: accounts, prompts, messages
import { expect, test } from '../support/browserTest.ts'
import { peopleOf, signUp } from './support/author.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

const BOX = 'Email me a question every Sunday'

test('a question comes by email for whoever asks for it, and one press of its link ends it', async ({ page }) => {
  const { author } = peopleOf('weekly')
  await signUp(page, author)
  await page.goto('/dashboard?question=1')
  const box = page.getByRole('checkbox', { name: BOX })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('It comes at 10 am. Each email has a link to stop.')).toBeVisible()
  await page.goto('/account/notifications')
  await expect(box).toBeChecked()

  // A week of this house is 21 seconds.
  const mail = await mailboxOf(author).next(/\?$/, 60_000)
  expect(mail.text).toContain('Two minutes is plenty')
  await page.goto(linkIn(mail, /dashboard/))
  await expect(page.getByRole('heading', { name: mail.subject })).toBeVisible()

  await page.goto(linkIn(mail, /questions\/u/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more weekly questions?')
  await readAndPress(page.getByRole('button', { name: 'Stop the questions' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ll get no more weekly questions')
  await page.goto('/dashboard?question=1')
  await expect(box).not.toBeChecked()
})
