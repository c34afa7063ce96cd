import { fileURLToPath } from 'node:url'
import { chromium as browsers } from '@playwright/test'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { albumOf, DESK_BY_DAY_PHONE_BY_NIGHT } from './show.ts'
import { DESK, stageOf } from './stage.ts'

const DAY_MS = 86_400_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '.') || 'landing'
const album = albumOf('site', process.argv.slice(2))

await withOwnStack({ root, dayMs: DAY_MS }, async ({ app }) => {
  // Reads what the stack has built as soon as it is loaded.
  const { addresses } = await import('../site/support/registry.ts')
  const { executablePath, args } = await chromium()
  const browser = await browsers.launch({ executablePath, args: [...args] })
  const page = await stageOf(browser)('visitor')
  for (const { path } of await addresses()) {
    if (!album.isAsked(path)) continue
    await page.setViewportSize(DESK)
    await page.goto(app + path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await album.take(page, nameOf(path), `${await page.title()} (\`${path}\`)`, DESK_BY_DAY_PHONE_BY_NIGHT)
  }
  await browser.close()
})

album.close(
  'The site',
  `Every page as a visitor sees it, taken from the built site by \`npm run screens:site\`: at 1280 pixels by day and 390 by night.`,
)
