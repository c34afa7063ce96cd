import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium as browsers, type Page, type Route } from '@playwright/test'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { recordedVoice } from '../support/voice.ts'
import { takePicture, WIDTHS } from './picture.ts'
import type { Scene } from './scene.ts'
import { asked } from './scenes/asked.ts'
import { atTheDoor } from './scenes/atTheDoor.ts'
import { delivered } from './scenes/delivered.ts'
import { writing } from './scenes/writing.ts'
import { DESK, dye, stageOf } from './stage.ts'
import { worldOf } from './world.ts'

const DAY_MS = 60_000
const THEMES = ['light', 'dark'] as const
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}docs/screens`

const show = async (page: Page, { name, isMail }: Scene): Promise<readonly string[]> => {
  const files: string[] = []
  for (const width of WIDTHS) {
    for (const theme of isMail ? (['light'] as const) : THEMES) {
      await dye(page, theme)
      const file = `${name}-${width}-${theme}.png`
      await takePicture(page, width, `${folder}/${file}`)
      files.push(file)
    }
  }
  return files
}

/** The catcher forgets to say that its pages are UTF-8, which a mail reader knows from the mail. */
const withCharset = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html; charset=utf-8' } })
}

const lines: string[] = []
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

await withOwnStack({ root, dayMs: DAY_MS }, async ({ app, mail }) => {
  const voice = await recordedVoice()
  const { executablePath, args } = await chromium()
  const microphone = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${voice}`,
  ]
  const browser = await browsers.launch({ executablePath, args: [...args, ...microphone] })
  const world = await worldOf({ app, mail, dayMs: DAY_MS, voice }, 'hale.example')
  const pageOf = stageOf(browser)
  const takeAll = async (scenes: readonly Scene[]) => {
    for (const scene of scenes) {
      const page = await pageOf(scene.as)
      await page.setViewportSize(DESK)
      if (scene.isMail) await page.route('**/api/email/*/html', withCharset)
      await scene.show({ page, world })
      const files = await show(page, scene)
      lines.push(
        `| ${scene.words} | ${files.map((file) => `[${file.slice(scene.name.length + 1, -4)}](${file})`).join(' ')} |`,
      )
    }
  }
  await takeAll(writing)
  await world.begin()
  await takeAll(asked)
  await takeAll(atTheDoor)
  await takeAll(delivered)
  await browser.close()
})

writeFileSync(
  `${folder}/README.md`,
  `# Screens

Every screen of the first issue, taken from the running product by \`npm run screens\`: at 1280 and 390 pixels, light and
dark. Mails are always light.

| Screen | Pictures |
| --- | --- |
${lines.join('\n')}
`,
)
