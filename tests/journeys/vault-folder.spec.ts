// Through: items, media, families
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/browserTest.ts'
import { unzip } from '../../backend/kernel/testing/unzip.ts'
import { paper } from '../../workflows/media/testing/papers.ts'
import { shortFilm } from '../support/film.ts'
import { tone } from '../support/tone.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { press } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { camera, photo, picture } from './support/pictures.ts'
import { addSafely, bar, choose, dateIt, grid, rowsOf, SOON_MS, tile, tray } from './support/vault.ts'

const HEIC = fileURLToPath(new URL('../../workflows/media/testing/phone.heic', import.meta.url))
const MIB = 2 ** 20
/** A piece of a file that one request brings, and a tape of more than one. */
const [PIECE, TAPE] = [8 * MIB, 11 * MIB]

/** A tape of a tone: what one second of it is says how long the rest is. */
const tape = (): Buffer => {
  const second = tone()
  const sound = Buffer.alloc(TAPE - 44, second.subarray(44))
  const header = Buffer.from(second.subarray(0, 44))
  header.writeUInt32LE(36 + sound.length, 4)
  header.writeUInt32LE(sound.length, 40)
  return Buffer.concat([header, sound])
}
const lake = picture(900, 600, 40)
/** A box of photos as it lies on somebody's desk. */
const box = async (): Promise<ReadonlyMap<string, Buffer>> =>
  new Map([
    ['Lake.png', lake],
    ['Lake (copy).png', lake],
    ['IMG_2214.HEIC', await readFile(HEIC)],
    ['Boat.webm', Buffer.from(await shortFilm())],
    ['Tape 3, side B.wav', tape()],
    ['Letter.pdf', paper(2)],
    ['Box 2, scan 11.jpg', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(20_000, 7)])],
  ])
const sha256Of = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

test('a folder goes in file by file, cut in the middle and loaded anew it goes on, and it comes home as it was', async ({
  browser,
}, testInfo) => {
  test.setTimeout(8 * 60_000)
  const ruth = await newFamily(browser, 'folder')
  const { page, main } = ruth
  const files = await box()
  const folder = testInfo.outputPath('box')
  await mkdir(folder)
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)

  // Where the tape goes on: what each of its pieces says.
  const offsets: number[] = []
  let isCut = true
  await page.route(/\/api\/uploads\//, (route, request) => {
    const at = Number(request.headers()['upload-offset'] ?? '-1')
    const isSecondPiece = request.method() === 'PATCH' && at >= PIECE
    if (request.method() === 'PATCH') offsets.push(at)
    return isSecondPiece && isCut ? route.abort() : route.continue()
  })
  await page.goto('/memory-vault')
  await choose(ruth, folder, 'Choose a folder')
  // All but the tape: of two that are the same one is there already, and the broken one is kept.
  await expect(tray(ruth).getByRole('heading', { name: /6 are safe/ })).toBeVisible({ timeout: SOON_MS })
  await expect(tray(ruth).getByRole('listitem').filter({ hasText: 'Already here' })).toHaveText(/Lake/)
  await expect(tray(ruth).getByRole('listitem').filter({ hasText: 'Set aside' })).toHaveText(/Box 2, scan 11/, {
    timeout: SOON_MS,
  })
  await expect.poll(() => offsets.filter((at) => at >= PIECE).length, { timeout: SOON_MS }).toBeGreaterThan(0)
  await lookAt(page, { name: 'a folder on its way' })

  isCut = false
  offsets.length = 0
  await page.reload()
  await expect(tray(ruth).getByRole('heading', { name: `All ${files.size} are safe.` })).toBeVisible({
    timeout: SOON_MS,
  })
  expect(new Set(offsets)).toEqual(new Set([PIECE]))
  await expect(main).toContainText('You can close this page.')
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(files.size - 1)
  await tray(ruth).getByRole('button', { name: 'Clear the list' }).click()

  for (const name of [/^Film, Boat\.webm/, /^Paper, Letter\.pdf/])
    await expect(tile(ruth, name).locator('img')).toBeVisible({ timeout: SOON_MS })
  await tile(ruth, /^Paper, Letter/).click()
  await heading(page, 'Letter.pdf')
  await expect(main).toContainText('Page 1 of 2')
  await main.getByRole('button', { name: 'Next page' }).click()
  await expect(main).toContainText('Page 2 of 2')
  await main.getByText('More about the file').click()
  await expect(main).toContainText(sha256Of(files.get('Letter.pdf')))
  await lookAt(page, { name: 'a paper of two pages' })

  // Everything that was chosen, once each, and nothing else.
  await page.goto('/memory-vault')
  await press(page, grid(ruth).getByRole('link').first(), 'Space')
  for (let n = 2; n < files.size; n += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(bar(ruth)).toContainText(`${files.size - 1} chosen`)
  await bar(ruth).getByRole('button', { name: 'More' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const zip = unzip(await readFile(await (await downloading).path()))
  const sums = (zip.get('CHECKSUMS.txt')?.toString() ?? '').trimEnd().split('\n')
  const taken = sums.filter((line) => line.includes('  memories/'))
  expect(taken.map((line) => line.slice(0, 64)).toSorted()).toEqual(
    [...new Set([...files.values()].map(sha256Of))].toSorted(),
  )
  for (const line of taken) {
    const [sum = '', name = ''] = line.split('  ')
    expect([name, sha256Of(zip.get(name))]).toEqual([name, sum])
  }
})

test('a camera whose clock was wrong is put right in all at once, and a decade is jumped to', async ({ browser }) => {
  const ruth = await newFamily(browser, 'clock')
  const { page, main } = ruth
  await page.goto('/memory-vault')
  const taken = await Promise.all([1, 2, 3].map((n) => camera(`P61200${n}.JPG`, `2019:06:12 10:0${n}:00`, 60 * n)))
  await choose(ruth, [...taken, photo('Old.png', 200)])
  await expect(tray(ruth).getByRole('heading', { name: 'All 4 are safe.' })).toBeVisible({ timeout: SOON_MS })
  await expect(tile(ruth, 'Photo, June 12, 2019')).toHaveCount(3, { timeout: SOON_MS })
  await tray(ruth).getByRole('button', { name: 'Clear the list' }).click()
  await grid(ruth).getByRole('link', { name: 'Photo', exact: true }).click()
  await main.getByRole('button', { name: 'Change : Date' }).click()
  await dateIt(page, '1931')
  await main.getByRole('link', { name: 'Memories', exact: true }).click()
  await expect(grid(ruth).getByRole('link').first()).toHaveAccessibleName('Photo, 1931')

  await main.getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: '2010s' }).click()
  await expect(page).toHaveURL(/from=2010/)
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(3)
  await press(page, grid(ruth).getByRole('link').first(), 'Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await bar(ruth).getByRole('button', { name: 'Date' }).click()
  const dialog = page.getByRole('dialog', { name: 'When was it?' })
  await dialog.getByRole('button', { name: 'Correct the clock' }).click()
  await dialog.getByLabel('Days').fill('1')
  await dialog.getByLabel('Hours').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(tile(ruth, 'Photo, June 13, 2019')).toHaveCount(3)
  await tile(ruth, 'Photo, June 13, 2019').first().click()
  await expect(main).toContainText('June 13, 2019, 12:01 PM')
  await expect(main).toContainText('Ruth wrote this on')
  await main.getByText('More about the file').click()
  await expect(main).toContainText('Demo camera')
})

test('what is put into the bin by mistake is restored, also several at once', async ({ browser }) => {
  const ruth = await newFamily(browser, 'binned')
  const { page, main } = ruth
  await addSafely(ruth, [photo('Lake.png', 10), photo('Boat.png', 60), photo('Swing.png', 110)])
  await page.goto('/memory-vault')
  await press(page, grid(ruth).getByRole('link').first(), 'Space')
  await page.keyboard.press('Shift+ArrowRight')
  await bar(ruth).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Put into the bin' }).click()
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(1)
  await page.goto('/memory-vault/bin')
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(2)
  await lookAt(page, { name: 'a bin with two photos' })
  await press(page, grid(ruth).getByRole('link').first(), 'Space')
  await page.keyboard.press('Shift+ArrowRight')
  await bar(ruth).getByRole('button', { name: 'Restore' }).click()
  await expect(main).toContainText('The bin is empty')
  await page.goto('/memory-vault')
  await expect(grid(ruth).getByRole('listitem')).toHaveCount(3)
  expect(await rowsOf(ruth, '?shelf=bin')).toEqual([])
})
