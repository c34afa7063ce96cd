// Through: scrapbooks, items, families
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { press } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'
import { photo } from './support/pictures.ts'
import { addSafely, bar, grid, SOON_MS } from './support/vault.ts'

const TITLE = 'The bakery years'
/** How long a page may take to be saved after the last letter. */
const SAVED_MS = 15_000
const saved = ({ main }: Family) => expect(main.getByText(/^Saved at /)).toBeVisible({ timeout: SAVED_MS })

type Row = { readonly id: string }
type Book = { readonly pages: readonly { readonly page: { readonly layout: string; readonly heading: string } }[] }
const bookOf = async ({ ask }: Family): Promise<Book> => {
  const [row] = agreed(await ask('GET', '/api/scrapbooks')) as Row[]
  return agreed(await ask('GET', `/api/scrapbooks/${row?.id ?? ''}`)) as Book
}
const layouts = (family: Family) =>
  expect.poll(async () => (await bookOf(family)).pages.map(({ page }) => page.heading || page.layout))

/** Three photos, chosen in Memories, become a book. */
const make = async (family: Family): Promise<void> => {
  const { page, main } = family
  await addSafely(
    family,
    ['Lake', 'Boat', 'Gate'].map((name, n) => photo(`${name}.png`, 40 * n + 20, n === 1 ? [600, 900] : [900, 600])),
  )
  await expect(grid(family).locator('img')).toHaveCount(3, { timeout: SOON_MS })
  for (const box of await grid(family).getByRole('checkbox').all()) await box.check()
  const item = page.getByRole('menuitem', { name: 'Make a book' })
  await bar(family).getByRole('button', { name: 'More' }).click()
  await item.click()
  const dialog = page.getByRole('dialog', { name: 'Make a book' })
  await expect(dialog.getByText('We’ll lay out 3 photos on pages')).toBeVisible()
  await dialog.getByLabel('What is the book called?').fill(TITLE)
  await dialog.getByRole('button', { name: 'Make the book' }).click()
  await heading(page, TITLE)
  await expect(main.getByText('Page 1 of 2')).toBeVisible()
}

test('photos become a book; its pages are written, moved and undone; a member who may only look reads it', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'books')
  const { page, main } = ruth
  await page.goto('/scrapbooks')
  await expect(main.getByRole('heading', { name: 'No books yet' })).toBeVisible()
  await lookAt(page, { name: 'no books' })
  await make(ruth)
  await layouts(ruth).toEqual([TITLE, 'threeLarge'])
  await lookAt(page, { name: 'a book that is worked on' })

  await main.getByLabel('Words').fill('Orchard Lane, 1931 to 1964')
  await saved(ruth)
  await main.getByRole('button', { name: 'Add an empty page' }).click()
  await expect(main.getByText('Page 1 of 3')).toBeVisible()
  await main.getByRole('list', { name: 'Pages' }).getByRole('button', { name: 'Page 3' }).click()
  await expect(main.getByText('Page 3 of 3')).toBeVisible()
  await main.getByLabel('Heading').fill('The oven')
  await main.getByLabel('Heading').blur()
  await layouts(ruth).toEqual([TITLE, 'threeLarge', 'The oven'])

  await press(page, main.getByRole('button', { name: /^Choose a photo ?: Photo 1$/ }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button').filter({ has: page.locator('img') })).toHaveCount(3)
  await lookAt(page, { name: 'a photo to be chosen for a page' })
  await dialog
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await expect(main.getByRole('button', { name: /^Choose another photo ?: Photo 1$/ })).toBeVisible()
  await saved(ruth)

  await press(page, main.getByRole('button', { name: 'Move to…' }))
  await dialog.getByLabel('As page number').fill('9')
  await press(page, dialog.getByRole('button', { name: 'Move it' }))
  await expect(dialog.getByText('Write a number from 1 to 3.')).toBeVisible()
  await dialog.getByLabel('As page number').fill('2')
  await press(page, dialog.getByRole('button', { name: 'Move it' }))
  await layouts(ruth).toEqual([TITLE, 'The oven', 'threeLarge'])
  await expect(main.getByText('Page 2 of 3')).toBeVisible()
  await press(page, main.getByRole('button', { name: 'Undo', exact: true }))
  await layouts(ruth).toEqual([TITLE, 'threeLarge', 'The oven'])
  await press(page, main.getByRole('button', { name: 'Redo', exact: true }))
  await layouts(ruth).toEqual([TITLE, 'The oven', 'threeLarge'])
  await expect(main.getByText('Page 2 of 3')).toBeVisible()
  const strip = main.getByRole('list', { name: 'Pages' }).getByRole('listitem')
  await strip.nth(2).dragTo(strip.nth(0))
  await layouts(ruth).toEqual(['threeLarge', TITLE, 'The oven'])
  await press(page, main.getByRole('button', { name: 'Undo', exact: true }))
  await layouts(ruth).toEqual([TITLE, 'The oven', 'threeLarge'])
  await expect(main.getByText('Page 2 of 3')).toBeVisible()

  await main.getByRole('button', { name: 'Take out this page' }).click()
  await layouts(ruth).toEqual([TITLE, 'threeLarge'])
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await layouts(ruth).toEqual([TITLE, 'The oven', 'threeLarge'])

  await main.getByRole('link', { name: 'Read it' }).click()
  await expect(main.getByRole('list', { name: '3 pages' })).toBeVisible()
  await expect(main.getByText('Orchard Lane, 1931 to 1964')).toBeVisible()
  await lookAt(page, { name: 'a book that is read' })

  const thomas = await newMember(browser, ruth, 'Thomas', 'viewer')
  await thomas.page.goto('/scrapbooks')
  await thomas.main.getByRole('link', { name: TITLE }).click()
  await heading(thomas.page, TITLE)
  await expect(thomas.main.getByText('Orchard Lane, 1931 to 1964')).toBeVisible()
  await expect(thomas.main.getByRole('link', { name: 'Change the pages' })).toHaveCount(0)
  await expect(thomas.main.getByRole('button', { name: 'Make a PDF' })).toHaveCount(0)
  const [row] = agreed(await thomas.ask('GET', '/api/scrapbooks')) as Row[]
  expect((await thomas.ask('DELETE', `/api/scrapbooks/${row?.id ?? ''}`, {})).status).toBe(403)
  await lookAt(thomas.page, { name: 'a book that a viewer reads' })

  await main.getByRole('button', { name: 'Make a PDF' }).click()
  await expect(main.getByText('We’re making the PDF.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Download the PDF' })).toBeVisible({ timeout: SOON_MS })
  await expect(main.getByText(/^3 pages, /)).toBeVisible()
  await lookAt(page, { name: 'a book with its PDF' })
  const file = await page.request.get(new URL(`/api/scrapbooks/${row?.id ?? ''}/pdf`, page.url()).href)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await main.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove this book' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(main.getByText('Removed. It can be brought back for 30 days.')).toBeVisible()
  await lookAt(page, { name: 'a book that was removed' })
  await main.getByRole('button', { name: 'Bring it back' }).click()
  await expect(main.getByRole('link', { name: TITLE })).toBeVisible()
})
