import { expect, type Locator, type Page } from '@playwright/test'
import { agreed } from '../../../stack/seed/visitor.ts'
import type { Family } from './family.ts'
import type { photo } from './pictures.ts'

/** How long a file may take until it can be seen, while others are prepared beside it. */
export const SOON_MS = 120_000

type Files = Parameters<Locator['setInputFiles']>[0]
type InMain = Pick<Family, 'main'>

export const tray = ({ main }: InMain) => main.getByRole('region', { name: 'What you are adding' })
export const grid = ({ main }: InMain) => main.getByRole('list', { name: 'Memories' })
export const tile = (family: InMain, name: string | RegExp) => grid(family).getByRole('link', { name })
export const bar = ({ main }: InMain) => main.getByRole('region', { name: 'What to do with what is chosen' })

export const choose = async ({ page, main }: Family, files: Files, from = 'Choose files'): Promise<void> => {
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  await page.getByRole('dialog').getByLabel(from).setInputFiles(files)
}
export const addSafely = async (family: Family, files: readonly ReturnType<typeof photo>[]): Promise<void> => {
  await family.page.goto('/memory-vault')
  await choose(family, [...files])
  const words = files.length === 1 ? 'It is safe.' : `All ${files.length} are safe.`
  await expect(tray(family).getByRole('heading', { name: words })).toBeVisible({ timeout: SOON_MS })
}
export const dateIt = async (page: Page, words: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'When was it?' })
  await dialog.getByLabel('The date, as you know it').fill(words)
  await expect(dialog.getByText(`Understood as ${words}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}
type Row = { readonly id: string; readonly title: string }
/** What the family keeps, the oldest first. */
export const rowsOf = async ({ ask }: Pick<Family, 'ask'>, query = ''): Promise<readonly Row[]> =>
  (agreed(await ask('GET', `/api/items${query}`)) as { items: Row[] }).items
