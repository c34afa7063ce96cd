import { fileURLToPath } from 'node:url'
import { chromium as browsers, type Route } from '@playwright/test'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { recordedVoice } from '../support/voice.ts'
import type { Scene } from './scene.ts'
import { asked } from './scenes/asked.ts'
import { atTheDoor } from './scenes/atTheDoor.ts'
import { delivered } from './scenes/delivered.ts'
import { writing } from './scenes/writing.ts'
import { albumOf, LIGHT } from './show.ts'
import { DESK, microphone, stageOf } from './stage.ts'
import { stories } from './stories/family.ts'
import { tellAll } from './tell.ts'
import { worldOf } from './world.ts'

const DAY_MS = 60_000
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The catcher forgets to say that its pages are UTF-8, which a mail reader knows from the mail. */
const withCharset = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html; charset=utf-8' } })
}

const album = albumOf('family', process.argv.slice(2))

const takeScenes = () =>
  withOwnStack({ root, dayMs: DAY_MS }, async ({ app, mail }) => {
    const voice = await recordedVoice()
    const { executablePath, args } = await chromium()
    const browser = await browsers.launch({ executablePath, args: [...args, ...microphone(voice)] })
    const world = await worldOf({ app, mail, dayMs: DAY_MS, voice }, 'hale.example')
    const pageOf = stageOf(browser)
    const takeAll = async (scenes: readonly Scene[]) => {
      for (const scene of scenes) {
        const page = await pageOf(scene.as)
        await page.setViewportSize(DESK)
        if (scene.isMail) await page.route('**/api/email/*/html', withCharset)
        await scene.show({ page, world })
        await album.take(page, scene.name, scene.words, scene.isMail ? LIGHT : undefined)
      }
    }
    await takeAll(writing)
    await world.begin()
    await takeAll(asked)
    await takeAll(atTheDoor)
    await takeAll(delivered)
    await browser.close()
  })

if (album.isAsked('scenes')) await takeScenes()
await tellAll(
  album,
  stories.filter(({ name }) => album.isAsked(name)),
)

album.close(
  'The family’s screens',
  `What an author and a recipient see, from the first word to the answer, taken from the running product by
\`npm run screens\`, or one story of it by \`npm run screens -- ways\`: at 1280 and 390 pixels, light and dark. Mails are always light.`,
)
