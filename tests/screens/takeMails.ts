import { chromium as browsers } from '@playwright/test'
import { chromium } from '../../stack/programs/chromium.ts'
import { gallery } from '../mails/gallery.ts'
import type { Shown } from '../mails/house.ts'
import { albumOf, LIGHT } from './show.ts'
import { stageOf } from './stage.ts'

const album = albumOf('mails')
const { executablePath, args } = await chromium()
const browser = await browsers.launch({ executablePath, args: [...args] })
const page = await stageOf(browser)('visitor')

/** What travels with a mail stands where its HTML names it. */
const withPictures = ({ html, pictures = [] }: Shown['mail']): string =>
  pictures.reduce(
    (shown, { cid, type, bytes }) =>
      shown.replaceAll(`cid:${cid}`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  )

for (const { name, mail } of gallery) {
  await page.setContent(withPictures(mail), { waitUntil: 'load' })
  await album.take(page, name, mail.subject, LIGHT)
}
await browser.close()

album.close(
  'The mails',
  `Every mail of the house as an email reader shows it, written by the product for an example family and taken by
\`npm run screens:mails\`: at 1280 and 390 pixels. Mails are always light.`,
)
