// Through: albums, items, shares, places, families
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { press, reach } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'
import { photo } from './support/pictures.ts'
import { addSafely, bar, grid, rowsOf, SOON_MS, tile } from './support/vault.ts'

const TITLES = ['Lake', 'Boat', 'Swing', 'Gate']
/** A link that was ended stops an open page in this time. */
const ENDS_MS = 5_000

/** Four photos, each by its name, in an album that is opened. */
const withAlbum = async (family: Family): Promise<string> => {
  await addSafely(
    family,
    TITLES.map((title, n) => photo(`${title}.png`, 50 * n + 20, n % 2 === 0 ? [900, 600] : [600, 900])),
  )
  const rows = await rowsOf(family, '?order=added')
  const itemIds: string[] = []
  for (const [n, { id }] of rows.toReversed().entries()) {
    const said = { title: TITLES[n], caption: '' }
    agreed(await family.ask('PATCH', `/api/items/${id}`, said, { 'If-Match': '*' }))
    itemIds.push(id)
  }
  const albumId = crypto.randomUUID()
  agreed(await family.ask('POST', '/api/albums', { albumId, title: 'The bakery years' }))
  agreed(await family.ask('POST', `/api/albums/${albumId}/items`, { itemIds }))
  await family.page.goto(`/memory-vault/albums/${albumId}`)
  await heading(family.page, 'The bakery years')
  for (const title of TITLES) await expect(tile(family, title).locator('img')).toBeVisible({ timeout: SOON_MS })
  return albumId
}
const order = (family: Pick<Family, 'main'>) =>
  expect.poll(() =>
    grid(family)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link.getAttribute('aria-label') ?? '').split(', ')[1])),
  )
const menu = async ({ main, page }: Family, act: string) => {
  await main.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('an album is put in order by keys and by the mouse, has a cover, and gives back what was taken out', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'order')
  const { page, main } = ruth
  const albumId = await withAlbum(ruth)
  await order(ruth).toEqual(TITLES)

  let keptN = 0
  page.on('response', (answer) => (keptN += Number(answer.url().endsWith('/move'))))
  await press(page, grid(ruth).getByRole('link').first(), 'Space')
  await press(page, bar(ruth).getByRole('button', { name: 'Later' }))
  await expect(bar(ruth)).toContainText('It is number 2 of 4 now')
  await page.keyboard.press('Enter')
  await order(ruth).toEqual(['Boat', 'Swing', 'Lake', 'Gate'])
  await expect(bar(ruth)).toContainText('It is number 3 of 4 now')
  await expect(bar(ruth).getByRole('button', { name: 'Later' })).toBeFocused()
  await page.keyboard.press('Enter')
  await order(ruth).toEqual(['Boat', 'Swing', 'Gate', 'Lake'])
  await expect(bar(ruth).getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true')
  await bar(ruth).getByRole('button', { name: 'Clear' }).click()

  await tile(ruth, 'Gate').hover()
  await page.mouse.down()
  // The first movement takes it up, the second goes over the other.
  for (const x of [12, 8]) await tile(ruth, 'Boat').hover({ position: { x, y: 90 } })
  await expect(grid(ruth).locator('[data-mark=before]')).toHaveCount(1)
  await page.mouse.up()
  await order(ruth).toEqual(['Gate', 'Boat', 'Swing', 'Lake'])
  await expect.poll(() => keptN).toBe(4)
  await page.reload()
  await order(ruth).toEqual(['Gate', 'Boat', 'Swing', 'Lake'])
  await lookAt(page, { name: 'an album' })

  await grid(ruth).getByRole('checkbox', { name: 'Choose Swing' }).check()
  await lookAt(page, { name: 'an album with one chosen' })
  await bar(ruth).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Make it the cover' }).click()
  await expect(page.getByText('It is the cover of “The bakery years” now', { exact: true })).toBeVisible()
  const detail = async () =>
    agreed(await ruth.ask('GET', `/api/albums/${albumId}`)) as { coverId: string; itemIds: readonly string[] }
  const { coverId, itemIds } = await detail()
  expect(coverId).toBe(itemIds[2])

  await grid(ruth).getByRole('checkbox', { name: 'Choose Boat' }).check()
  await bar(ruth).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take out of this album' }).click()
  await order(ruth).toEqual(['Gate', 'Swing', 'Lake'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await order(ruth).toEqual(['Gate', 'Boat', 'Swing', 'Lake'])

  await menu(ruth, 'Change the title')
  const dialog = page.getByRole('dialog', { name: 'Change the title' })
  await dialog.getByLabel('What is the album called?').fill('Before breakfast')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await heading(page, 'Before breakfast')
  await menu(ruth, 'Remove this album')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(main).toContainText('This album was removed.')
  await main.getByRole('button', { name: 'Bring it back' }).click()
  await order(ruth).toEqual(['Gate', 'Boat', 'Swing', 'Lake'])

  const thomas = await newMember(browser, ruth, 'Thomas', 'viewer')
  await thomas.page.goto(`/memory-vault/albums/${albumId}`)
  await heading(thomas.page, 'Before breakfast')
  await thomas.main.getByRole('button', { name: 'More', exact: true }).click()
  await expect(thomas.page.getByRole('menuitem')).toHaveText(['Download this album'])
  expect((await thomas.ask('POST', `/api/albums/${albumId}/cover`, { itemId: null })).status).toBe(403)
})

test('an album goes by link to somebody’s phone as one thing, and stops with its link', async ({ browser }) => {
  const ruth = await newFamily(browser, 'lent')
  const { page } = ruth
  await withAlbum(ruth)
  await menu(ruth, 'Share it by a link')
  const dialog = page.getByRole('dialog', { name: 'Create a link' })
  await expect(dialog.getByRole('checkbox', { name: 'The bakery years' })).toBeChecked()
  await expect(dialog.getByLabel('Title')).toHaveValue('The bakery years')
  await lookAt(page, { name: 'a link to an album, to be made' })
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(ruth.main.getByRole('listitem').filter({ hasText: 'The bakery years' })).toContainText('One album')
  const [link] = agreed(await ruth.ask('GET', '/api/shares')) as { id: string; url: string }[]

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const cousin = await phone.newPage()
  const asked: string[] = []
  cousin.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await cousin.goto(link?.url ?? '')
  await cousin.getByRole('button', { name: 'Open', exact: true }).click()
  const inIt = cousin.getByRole('list', { name: 'What is in “The bakery years”' })
  await expect(inIt.getByRole('listitem')).toHaveCount(TITLES.length)
  for (const title of TITLES) await expect(inIt.getByRole('button', { name: title }).locator('img')).toBeVisible()
  await isLoaded(cousin, TITLES.length)
  await lookAt(cousin, { name: 'a shared album' })
  await cousin.setViewportSize({ width: 390, height: 844 })
  await inIt.getByRole('button', { name: 'Boat' }).click()
  const one = cousin.getByRole('dialog', { name: 'Boat' })
  await expect(one.getByRole('img', { name: 'Boat' })).toBeVisible()
  await expect(one).toContainText('2 of 4')
  await lookAt(cousin, { name: 'one of a shared album' })
  await reach(cousin, one.getByRole('button', { name: 'Show the one after' }))
  await cousin.keyboard.press('ArrowRight')
  await expect(cousin.getByRole('dialog', { name: 'Swing' })).toContainText('3 of 4')
  await cousin.keyboard.press('Escape')
  await expect(inIt).toBeVisible()
  expect(asked.filter((path) => /\/items\/album\/[^/]+$/.test(path))).toHaveLength(1)
  expect(asked.filter((path) => path.endsWith('/original'))).toEqual([])

  agreed(await ruth.ask('DELETE', `/api/shares/${link?.id ?? ''}`, {}))
  await expect(cousin.getByRole('heading', { level: 1 })).toHaveText('This link no longer works', { timeout: ENDS_MS })
})

/** The pictures themselves have come, not only their places. */
const isLoaded = (page: Page, n: number) =>
  expect
    .poll(() =>
      page
        .locator('main li img')
        .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(n)

test('a place is named with its coordinates, removed, and brought back with what was there', async ({ browser }) => {
  const ruth = await newFamily(browser, 'lane')
  const { page, main } = ruth
  await page.goto('/memory-vault/places')
  await main.getByRole('button', { name: 'Name a place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name a place' })
  await dialog.getByLabel('What do you call this place?').fill('Orchard Lane')
  await dialog.getByLabel(/^Where it is on the map/).fill('Elm Street')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('Write latitude and longitude')
  await dialog.getByLabel(/^Where it is on the map/).fill('42.36 N, 71.06 W')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Orchard Lane' })).toContainText('42.36, -71.06')
  const act = async (words: string) => {
    await main.getByRole('button', { name: 'More about Orchard Lane' }).click()
    await page.getByRole('menuitem', { name: words }).click()
  }
  await act('Change name or position')
  const change = page.getByRole('dialog', { name: 'Change name or position' })
  await change.getByLabel('What do you call this place?').fill('The lane')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('link', { name: 'The lane' })).toBeVisible()
  await main.getByRole('button', { name: 'More about The lane' }).click()
  await page.getByRole('menuitem', { name: 'Remove this place' }).click()
  await expect(main).toContainText('No places yet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('link', { name: 'The lane' })).toBeVisible()
  await main.getByRole('button', { name: 'More about The lane' }).click()
  await page.getByRole('menuitem', { name: 'Remove this place' }).click()
  await main.getByText('Removed places (1)').click()
  await lookAt(page, { name: 'a place that was removed' })
  await main.getByRole('button', { name: 'Bring it back' }).click()
  await expect(main.getByRole('link', { name: 'The lane' })).toBeVisible()
})
