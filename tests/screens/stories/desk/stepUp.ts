import { ageSecondFactor, databaseUrlIn } from '../../../support/database.ts'
import { expect, type Stage } from '../../story.ts'
import type { House } from './house.ts'

/** Half an hour after they showed a second factor, staff are asked for it once more. */
export const stepUp = async ({ take, folder }: Stage, { admin: { page, main, id }, family }: House): Promise<void> => {
  await page.goto('/admin')
  await main.getByLabel('Search by name or email').fill(family.email)
  const found = main.getByRole('row').filter({ hasText: family.email })
  await found.getByRole('button', { name: 'View' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText('confirmed')
  await ageSecondFactor(await databaseUrlIn(folder), id)
  await account.getByRole('button', { name: 'Sign out everywhere' }).click()
  const proof = page.getByRole('dialog', { name: 'Show that it is you' })
  await expect(proof.getByLabel('6-digit code')).toBeVisible()
  await take(page, 'step-up', 'A second factor is asked for once more')
  await page.keyboard.press('Escape')
}
