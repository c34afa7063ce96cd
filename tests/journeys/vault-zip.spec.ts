// Through: archives, items, media
import { expect, test } from '../support/browserTest.ts'
import { zipOf } from '../../workflows/archives/testing/zips.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { picture } from './support/pictures.ts'

/** How long an archive may take until all of it is stored, while others are prepared beside it. */
const SOON_MS = 120_000
const IN = 'Takeout/Google Photos/At the lake'
const beside = (title: string) =>
  JSON.stringify({ title, photoTakenTime: { timestamp: String(Date.UTC(1998, 5, 12, 16) / 1_000) } })

test('a Takeout goes in whole, with its dates, and each file in it has an answer', async ({ browser }) => {
  const ruth = await newFamily(browser, 'takeout')
  const { page, main } = ruth
  const buffer = zipOf(
    [
      { name: `${IN}/steps.png`, bytes: picture(90, 60, 30), descriptor: 'zip64' },
      { name: `${IN}/steps.png.supplemental-metadata.json`, bytes: beside('steps.png'), descriptor: 'zip64' },
      { name: `${IN}/gate.png`, bytes: picture(90, 60, 60), descriptor: 'zip64' },
      { name: `${IN}/more.zip`, bytes: zipOf([{ name: 'a.png', bytes: picture(90, 60, 90) }]), descriptor: 'zip64' },
    ],
    { isZip64: true },
  )
  await page.goto('/memory-vault')
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  const file = { name: 'takeout-20300101T000000Z-001.zip', mimeType: 'application/zip', buffer }
  await page.getByRole('dialog').getByLabel('Choose files').setInputFiles(file)
  const tray = main.getByRole('region', { name: 'What you are adding' })
  await expect(tray).toContainText('1 file could not come in', { timeout: SOON_MS })
  await tray.getByRole('link', { name: /^See what came in/ }).click()

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

  await page.goto('/memory-vault/zips')
  await expect(main.getByRole('heading', { name: file.name })).toBeVisible()
  await lookAt(page, { name: 'the zip files of a family' })
})
