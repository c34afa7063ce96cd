// Through: archives, items, media, accounts
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browserTest.ts'
import { unzip } from '../../backend/kernel/testing/unzip.ts'
import { zipOf } from '../../workflows/archives/testing/zips.ts'
import { PASSWORD } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { picture } from './support/pictures.ts'
import { choose, SOON_MS, tray } from './support/vault.ts'

const IN = 'Takeout/Google Photos/At the lake'
const beside = (title: string) =>
  JSON.stringify({ title, photoTakenTime: { timestamp: String(Date.UTC(1998, 5, 12, 16) / 1_000) } })
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a Takeout goes in whole, with its dates, and what came in comes home as it was', async ({ browser }) => {
  test.setTimeout(8 * 60_000)
  const ruth = await newFamily(browser, 'takeout')
  const { page, main, press } = ruth
  const [steps, gate] = [picture(90, 60, 30), picture(90, 60, 60)]
  const buffer = zipOf(
    [
      { name: `${IN}/steps.png`, bytes: steps, descriptor: 'zip64' },
      { name: `${IN}/steps.png.supplemental-metadata.json`, bytes: beside('steps.png'), descriptor: 'zip64' },
      { name: `${IN}/gate.png`, bytes: gate, descriptor: 'zip64' },
      { name: `${IN}/more.zip`, bytes: zipOf([{ name: 'a.png', bytes: picture(90, 60, 90) }]), descriptor: 'zip64' },
    ],
    { isZip64: true },
  )
  const file = { name: 'takeout-20300101T000000Z-001.zip', mimeType: 'application/zip', buffer }
  await page.goto('/memory-vault')
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  const adding = page.getByRole('dialog')
  await expect(adding).toContainText('It may have up to 100,000 files.')
  await lookAt(page, { name: 'what a zip may have in it, before one is chosen' })
  await adding.getByLabel('Choose files').setInputFiles(file)
  await expect(tray(ruth)).toContainText('1 file could not come in', { timeout: SOON_MS })
  await tray(ruth)
    .getByRole('link', { name: /^See what came in/ })
    .click()

  await heading(page, file.name)
  const files = main.getByRole('list', { name: 'Files in the zip' })
  const rowOf = (name: string) => files.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('steps.png').first()).toContainText('Came in')
  await expect(rowOf('supplemental-metadata')).toContainText('Read for the file that it describes')
  await expect(rowOf('more.zip')).toContainText('It’s a zip inside the zip.')
  await expect(main).toContainText('1 file came without the date and place')
  await lookAt(page, { name: 'what came in with a zip' })
  await main.getByRole('tab', { name: /^Left out/ }).click()
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await main.getByRole('tab', { name: /^Came in/ }).click()
  await rowOf('steps.png')
    .getByRole('link', { name: /^See it/ })
    .click()
  await heading(page, 'Photo')
  await expect(main.getByText('June 12, 1998').first()).toBeVisible()
  await expect(main).toContainText('From the zip that it came in')

  // The same zip once more, under another name, brings nothing twice.
  await page.goto('/memory-vault')
  await choose(ruth, { ...file, name: 'again.zip' })
  await expect(tray(ruth).getByRole('listitem').filter({ hasText: 'again.zip' })).toContainText('Already here', {
    timeout: SOON_MS,
  })
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'See what came in with zip files' }).click()
  await expect(main.getByRole('heading', { name: file.name })).toBeVisible()
  await lookAt(page, { name: 'the zip files of a family' })

  await page.goto('/account/data')
  await main.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await press('Download everything')
  const home = unzip(await readFile(await (await downloading).path()))
  const sums = (home.get('CHECKSUMS.txt')?.toString() ?? '').trimEnd().split('\n')
  const listed = sums.map((line) => [line.slice(66), line.slice(0, 64)] as const)
  expect(new Map(listed)).toEqual(
    new Map([...home].filter(([name]) => name !== 'CHECKSUMS.txt').map(([name, bytes]) => [name, sha256Of(bytes)])),
  )
  const memories = listed.filter(([name]) => name.startsWith('memories/')).map(([, sum]) => sum)
  expect(memories.toSorted()).toEqual([steps, gate, buffer].map(sha256Of).toSorted())
})
