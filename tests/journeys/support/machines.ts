import { expect, type Page } from '@playwright/test'
import { heading } from './door.ts'
import type { Family } from './family.ts'
import { SOON_MS } from './vault.ts'

/** Says for a family whether a machine may do this. */
export const answerMachines = async (page: Page, isOn: boolean, feature: RegExp): Promise<void> => {
  await page.goto('/memory-vault/choices')
  await heading(page, 'What machines may do')
  await page.getByRole('checkbox', { name: feature }).setChecked(isOn)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your answer is saved', { exact: true })).toBeVisible()
}

/** Opens the photos that are here twice, once a machine has compared them. */
export const openAlike = async ({ page, main, ask }: Family): Promise<void> => {
  const pairN = async () => ((await ask('GET', '/api/insights/duplicates')).body as { pairs: object[] }).pairs.length
  await expect.poll(pairN, { timeout: SOON_MS }).toBe(1)
  await page.goto('/memory-vault/duplicates')
  await expect(main.getByRole('button', { name: 'Keep this one' })).toHaveCount(2)
}
