// Through: items, albums, places, media, families, connections
import { expect, test, type Locator, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { press } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'
import { photo } from './support/pictures.ts'

const STEPS = 'On the steps.png'
/** How long a picture may take until it can be seen, while others are prepared beside it. */
const SOON_MS = 120_000

type Files = Parameters<Locator['setInputFiles']>[0]

const tray = ({ main }: Pick<Family, 'main'>) => main.getByRole('region', { name: 'What you are adding' })
const grid = ({ main }: Pick<Family, 'main'>) => main.getByRole('list', { name: 'Memories' })
const tile = (family: Pick<Family, 'main'>, name: string | RegExp) => grid(family).getByRole('link', { name })

const choose = async ({ page, main }: Family, files: Files): Promise<void> => {
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  await page.getByRole('dialog').getByLabel('Choose files').setInputFiles(files)
}
const addSafely = async (family: Family, files: readonly ReturnType<typeof photo>[]): Promise<void> => {
  await family.page.goto('/memory-vault')
  await choose(family, [...files])
  const words = files.length === 1 ? 'It is safe.' : `All ${files.length} are safe.`
  await expect(tray(family).getByRole('heading', { name: words })).toBeVisible({ timeout: SOON_MS })
}
const dateIt = async (page: Page, words: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'When was it?' })
  await dialog.getByLabel('The date, as you know it').fill(words)
  await expect(dialog.getByText(`Understood as ${words}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  const at = `${viewport.width} wide`

  test(`a photo is added, dated in words, put into the bin and restored: ${at}`, async ({ browser }) => {
    const ruth = await newFamily(browser, `photo-${viewport.width}`)
    const { page, main } = ruth
    await page.setViewportSize(viewport)
    await page.goto('/memory-vault')
    await expect(main).toContainText('No memories yet')
    await lookAt(page, { name: 'a library that is empty' })
    await page.setViewportSize(viewport)
    await choose(ruth, photo(STEPS, 40))
    await expect(tray(ruth)).toContainText('Stored, read back and compared', { timeout: SOON_MS })
    await expect(tile(ruth, 'Photo').locator('img')).toBeVisible({ timeout: SOON_MS })
    await lookAt(page, { name: 'a library with one photo' })
    await page.setViewportSize(viewport)

    await tile(ruth, 'Photo').click()
    await heading(page, 'Photo')
    await main.getByRole('button', { name: 'Change : Date' }).click()
    await dateIt(page, 'about 1958')
    await expect(main.getByText('About 1958').first()).toBeVisible()
    await lookAt(page, { name: 'a photo, dated' })
    await page.setViewportSize(viewport)
    await main.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Put into the bin' }).click()
    await expect(main).toContainText('This is in the bin.')

    await main.getByRole('link', { name: 'Memories', exact: true }).click()
    await expect(main).toContainText('No memories yet')
    await page.goto('/memory-vault/bin')
    await tile(ruth, 'Photo').click()
    await main.getByRole('button', { name: 'Restore it' }).click()
    await expect(main.getByText('This is in the bin.')).toHaveCount(0)
    await page.goto('/memory-vault')
    await expect(tile(ruth, 'Photo, About 1958')).toBeVisible()
  })
}

test('several are chosen without a mouse, dated at once, and changed back', async ({ browser }) => {
  const ruth = await newFamily(browser, 'several')
  const { page, main } = ruth
  await addSafely(ruth, [photo('Lake.png', 10), photo('Boat.png', 60), photo('Swing.png', 110)])
  await page.goto('/memory-vault')
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(3)
  const first = grid(ruth).getByRole('link').first()
  await press(page, first, 'Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const bar = main.getByRole('region', { name: 'What to do with what is chosen' })
  await expect(bar).toContainText('3 chosen')
  await press(page, bar.getByRole('button', { name: 'Date' }))
  await dateIt(page, 'June 1958')
  await expect(grid(ruth).getByRole('link', { name: /June 1958$/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(grid(ruth).getByRole('link', { name: /June 1958$/ })).toHaveCount(0)
})

test('the same file is already here, and a file that is chosen again goes on', async ({ browser }) => {
  const ruth = await newFamily(browser, 'twice')
  const { page } = ruth
  await addSafely(ruth, [photo('Lake.png', 30)])
  await tray(ruth).getByRole('button', { name: 'Clear the list' }).click()
  await choose(ruth, [
    photo('The same lake.png', 30),
    { name: 'Empty.png', mimeType: 'image/png', buffer: Buffer.of() },
  ])
  await expect(tray(ruth)).toContainText('Your family has this file.')
  await expect(tray(ruth)).toContainText('This file is empty.')
  await page.reload()
  await expect(tray(ruth)).toContainText('Already here')
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(1)
})

test('who is in a photo, where it was and in which album is found again by each', async ({ browser }) => {
  const ruth = await newFamily(browser, 'found-by')
  const { page, main } = ruth
  await addSafely(ruth, [photo(STEPS, 70)])
  await tile(ruth, 'Photo').click()
  await main.getByRole('button', { name: /^Add people/ }).click()
  const people = page.getByRole('dialog', { name: 'Change who is here' })
  await people.getByLabel('Find someone').fill('Margaret')
  await people.getByRole('button', { name: 'Add Margaret' }).click()
  await expect(people.getByRole('checkbox', { name: 'Margaret' })).toBeChecked()
  await people.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('link', { name: 'Margaret' })).toBeVisible()
  await main.getByRole('button', { name: 'Change : Place' }).click()
  const place = page.getByRole('dialog', { name: 'Where was it?' })
  await place.getByLabel('What do you call this place?').fill('Orchard Lane')
  await place.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('link', { name: 'Orchard Lane' })).toBeVisible()
  await main.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Put into an album' }).click()
  const album = page.getByRole('dialog', { name: 'Put into an album' })
  await album.getByLabel('What is the album called?').fill('The bakery years')
  await album.getByRole('button', { name: 'Put it there' }).click()
  await expect(main.getByRole('link', { name: 'The bakery years' })).toBeVisible()
  for (const [path, name] of [
    ['/memory-vault/people', 'Margaret'],
    ['/memory-vault/places', 'Orchard Lane'],
    ['/memory-vault/albums', 'The bakery years'],
  ] as const) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAt(page, { name: path })
    await main.getByRole('link', { name }).first().click()
    await expect(tile(ruth, 'Photo')).toBeVisible()
  }
})

test('the story of a photo is told by voice and heard beside it', async ({ browser }) => {
  const ruth = await newFamily(browser, 'told')
  const { page, main } = ruth
  await addSafely(ruth, [photo(STEPS, 90)])
  await tile(ruth, 'Photo').click()
  await main.getByRole('button', { name: 'Tell the story of this photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell the story of this photo' })
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/0:0[2-9]/, { timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Stop recording' }).click()
  await dialog.getByLabel('What is it called?').fill('Flour on her sleeve')
  await dialog.getByRole('button', { name: 'Keep this recording' }).click()
  const listen = main.getByRole('button', { name: 'Play “Flour on her sleeve”' })
  await expect(listen).toBeVisible({ timeout: SOON_MS })
  await listen.click()
  await expect(main.getByRole('button', { name: 'Pause “Flour on her sleeve”' })).toBeVisible()
  await lookAt(page, { name: 'a photo with its story' })
  await page.goto('/voice-messages')
  await expect(main.getByRole('link', { name: 'Flour on her sleeve' })).toBeVisible()
  await lookAt(page, { name: 'the voices of a family' })
})

test('a viewer sees and changes nothing, and a stranger finds nothing', async ({ browser }) => {
  const ruth = await newFamily(browser, 'viewed')
  await addSafely(ruth, [photo(STEPS, 120)])
  const { items } = agreed(await ruth.ask('GET', '/api/items')) as { items: { id: string }[] }
  const [{ id } = { id: '' }] = items
  const thomas = await newMember(browser, ruth, 'Thomas', 'viewer')
  await thomas.page.goto(`/memory-vault/${id}`)
  await heading(thomas.page, 'Photo')
  await expect(thomas.main.getByRole('button', { name: /^Change|^Add|^Tell/ })).toHaveCount(0)
  expect((await thomas.ask('POST', `/api/items/${id}/bin`, {})).status).toBe(403)
  const stranger = await newFamily(browser, 'stranger')
  expect((await stranger.ask('GET', `/api/items/${id}`)).status).toBe(404)
  expect((await stranger.ask('GET', `/api/items/${id}/thumb`)).status).toBe(404)
})
