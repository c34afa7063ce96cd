import { fileURLToPath } from 'node:url'
import { chromium as browsers } from '@playwright/test'
import * as v from 'valibot'
import { Conversation } from '../../backend/modules/support/contract.ts'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { albumOf } from './show.ts'
import { DESK, stageOf } from './stage.ts'
import { stories } from './stories/house.ts'
import { tellAll } from './tell.ts'

const DAY_MS = 86_400_000
const WORDS = {
  channel: 'form',
  topic: 'bereavement',
  name: 'Nora Hale',
  email: 'nora@hale.example',
  text: 'My mother has died. She left a message for my son, and I do not know which address she gave.',
}
const root = fileURLToPath(new URL('../..', import.meta.url))
const album = albumOf('house', process.argv.slice(2))
const told = stories.filter(({ name }) => album.isAsked(name))

const takePages = () =>
  withOwnStack({ root, dayMs: DAY_MS }, async ({ app, mail, folder }) => {
    Object.assign(process.env, { SITE_APP: app, SITE_MAIL: mail, SITE_FOLDER: folder })
    // Read what the stack has built, and where it is, as soon as they are loaded.
    const { listPages } = await import('../site/support/registry.ts')
    const { newAdmin } = await import('../site/support/admins.ts')
    const { executablePath, args } = await chromium()
    const browser = await browsers.launch({ executablePath, args: [...args] })
    const page = await stageOf(browser)('keeper')
    const admin = await newAdmin('ruth@hale.example')
    await admin.enter(page)
    const started = await admin.ask('POST', '/api/support', WORDS)
    const { id: conversationId } = v.parse(Conversation, started.json)

    for (const { pattern, audience } of await listPages()) {
      if (!album.isAsked(pattern) || (audience === 'anyone' && pattern !== '/admin')) continue
      const path = pattern.replace(':stream', `support-${conversationId}`).replace(':conversationId', conversationId)
      if (path.includes(':')) continue
      await page.setViewportSize(DESK)
      await page.goto(app + path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 })
      await album.take(
        page,
        pattern.slice(1).replaceAll('/', '.').replaceAll(':', ''),
        `${await page.title()} (\`${pattern}\`)`,
      )
    }
    await browser.close()
  })

// Whoever asks for a story by its name needs no page beside it.
if (album.isWhole || told.length === 0) await takePages()
await tellAll(album, told)

album.close(
  'The house',
  `Every page of someone who is signed in, here an admin on the first day, taken from the running product by
\`npm run screens:house\`: at 1280 and 390 pixels, light and dark.`,
)
