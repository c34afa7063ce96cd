import { expect, type Stage } from '../../story.ts'
import type { House } from './house.ts'

/** The admin area, tab by tab, and a backup that is made. */
export const panel = async ({ take }: Stage, { admin: { page, main, press }, family }: House): Promise<void> => {
  await page.goto('/admin')
  await main.getByLabel('Search by name or email').fill('closed-ruth')
  const found = main.getByRole('row').filter({ hasText: family.email })
  await found.getByRole('button', { name: 'View' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText('confirmed')
  await take(page, 'admin-account', 'An account: its facts, never what it keeps')
  await page.keyboard.press('Escape')
  for (const tab of ['Content', 'Analytics', 'Settings', 'Database']) {
    await main.getByRole('tab', { name: tab }).click()
    await expect(main.getByRole('tabpanel')).toBeVisible()
    if (tab !== 'Database') await take(page, `admin-${tab.toLowerCase()}`, `The admin area: ${tab}`)
  }
  await expect(main).toContainText('Last good backup')
  await take(page, 'admin-database', 'Database: exports, and a house without a backup')
  await press('Backup Database')
  await expect(main.getByRole('term').filter({ hasText: 'Holds' })).toBeVisible({ timeout: 180_000 })
  await take(page, 'admin-backup', 'Database: a backup was made')
}
