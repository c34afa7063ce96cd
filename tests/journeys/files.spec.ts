// Through: media, messages
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/browserTest.ts'
import { shortFilm } from '../support/film.ts'
import { newFamily } from './support/family.ts'

const LARGEST_BYTES = 100 * 2 ** 20

test('a film that is too large is refused in words, and a smaller one takes its place', async ({ browser }) => {
  const { page, person, draft } = await newFamily(browser, 'files')
  const message = await draft({ title: 'The lake', body: '', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  await page.getByRole('tab', { name: 'Video' }).click()
  const chosen = page.locator('input[accept="video/*"]')

  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const large = join(folder, 'large.mov')
  await writeFile(large, '')
  await truncate(large, LARGEST_BYTES + 1)
  await chosen.setInputFiles(large)
  await expect(page.getByText('Files may have up to 100 MB.')).toBeVisible()
  await rm(folder, { recursive: true })

  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await chosen.setInputFiles({ name: 'lake.webm', mimeType: 'video/webm', buffer: Buffer.from(await shortFilm()) })
  await expect(page.getByText('Write down the words')).toBeVisible({ timeout: 60_000 })
})
