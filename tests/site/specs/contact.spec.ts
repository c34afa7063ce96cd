// Through: support
import { Buffer } from 'node:buffer'
import { expect, test, type Page } from '../../support/browserTest.ts'
import { newAdmin } from '../support/admins.ts'
import { axeFindings, tooWide } from '../support/layout.ts'

const PICTURE = { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1A\n torn', 'latin1') }
const WORD = {
  name: 'torn.png',
  mimeType: 'image/png',
  buffer: Buffer.from('PK\x03\x04 word/vbaProject.bin', 'latin1'),
}
const LARGE = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 2 ** 20 + 1, 'a') }

const main = (page: Page) => page.getByRole('main')
const write = async (page: Page, text: string): Promise<void> => {
  await page.goto('/contact')
  await main(page).getByLabel('Your name').fill('Nell')
  await main(page).getByLabel('Your email').fill('nell@hale.example')
  await main(page).getByLabel('Your message').fill(text)
}
const send = (page: Page) => main(page).getByRole('button', { name: 'Send', exact: true }).click()
const begun = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Your conversation')

test('a picture goes along with the first words, and staff can take it out', async ({ page, browser }) => {
  await write(page, 'The page is torn.')
  await main(page).getByLabel('A file').setInputFiles(PICTURE)
  await send(page)
  await begun(page)
  await expect(main(page).getByRole('listitem')).toHaveText([/The page is torn\./u, /A picture, 1 KB/u])

  const desk = await browser.newPage()
  await (await newAdmin()).enter(desk)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await desk.goto(`/admin-control-panel/support/${id}`)
  const arriving = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Download' }).click()
  expect((await arriving).suggestedFilename()).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4} file-1\.png$/u)
  await desk.close()
})

test('a file that is too large is said so at once, and the words may go without it', async ({ page }) => {
  await write(page, 'A large one.')
  await main(page).getByLabel('A file').setInputFiles(LARGE, { timeout: 60_000 }) // ten megabytes, into a busy browser
  await expect(main(page)).toContainText('This file is too large. Files may have up to 10 MB.')
  await send(page)
  await begun(page)
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
})

test('a file that we do not take is told beside the words that arrived, and another can follow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await write(page, 'It is written there.')
  await main(page).getByLabel('A file').setInputFiles(WORD)
  await send(page)
  await begun(page)
  await expect(main(page)).toContainText('Your message arrived, but not the file. Word, Excel and zip files')
  expect(await tooWide(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  const add = main(page).getByRole('button', { name: 'Add the file' })
  await main(page).getByLabel('A file').setInputFiles(PICTURE)
  await add.click()
  await expect(main(page).getByRole('listitem')).toHaveText([/It is written there\./u, /A picture, 1 KB/u])
  await expect(main(page)).not.toContainText('but not the file')
  await add.click()
  await expect(main(page)).toContainText('Choose a file first.')
})

test('the desk says that a conversation is not there, and leads back to the inbox', async ({ page }) => {
  await (await newAdmin()).enter(page)
  for (const id of [crypto.randomUUID(), 'half-an-address']) {
    await page.goto(`/admin-control-panel/support/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such conversation')
  }
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Support inbox' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support inbox')
})
