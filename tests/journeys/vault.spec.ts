// Through: items, albums, places, media, families, connections
import { expect, test } from '../support/browserTest.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { press } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'
import { photo } from './support/pictures.ts'
import { addSafely, bar, choose, dateIt, grid, rowsOf, SOON_MS, tile, tray } from './support/vault.ts'

const STEPS = 'On the steps.png'

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
  const { page } = ruth
  await addSafely(ruth, [photo('Lake.png', 10), photo('Boat.png', 60), photo('Swing.png', 110)])
  await page.goto('/memory-vault')
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(3)
  const first = grid(ruth).getByRole('link').first()
  await press(page, first, 'Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar(ruth)).toContainText('3 chosen')
  await press(page, bar(ruth).getByRole('button', { name: 'Date' }))
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
  await main.getByRole('button', { name: 'Change : Albums' }).click()
  const album = page.getByRole('dialog', { name: 'Put it into an album' })
  await album.getByLabel('What is the album called?').fill('The bakery years')
  await album.getByRole('button', { name: 'Put it there' }).click()
  await expect(main.getByRole('link', { name: 'The bakery years' })).toBeVisible()
  await page.goto('/memory-vault/people')
  await expect(main.getByRole('listitem').filter({ hasText: 'Margaret' })).toContainText('In 1 memory')
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
  const [{ id } = { id: '' }] = await rowsOf(ruth)
  const thomas = await newMember(browser, ruth, 'Thomas', 'viewer')
  await thomas.page.goto(`/memory-vault/${id}`)
  await heading(thomas.page, 'Photo')
  await expect(thomas.main.getByRole('button', { name: /^Change|^Add|^Tell/ })).toHaveCount(0)
  expect((await thomas.ask('POST', `/api/items/${id}/bin`, {})).status).toBe(403)
  await thomas.page.goto('/memory-vault')
  await tile(thomas, 'Photo').press('Space')
  await expect(bar(thomas).getByRole('button')).toHaveText(['Download', 'Mark as favorites', 'Clear'])
  const stranger = await newFamily(browser, 'stranger')
  expect((await stranger.ask('GET', `/api/items/${id}`)).status).toBe(404)
  expect((await stranger.ask('GET', `/api/items/${id}/thumb`)).status).toBe(404)
})
