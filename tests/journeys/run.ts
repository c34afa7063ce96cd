import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { recordedVoice } from '../support/voice.ts'

const DAY_MS = 20_000
const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run test:journeys -- main-job`: the named journeys, or all, in a browser against a stack of their own. */
const code = await withOwnStack({ root, dayMs: DAY_MS }, async ({ app, mail }) => {
  const voice = await recordedVoice()
  const { executablePath, args } = await chromium()
  const test = spawn(
    'playwright',
    ['test', '--config', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        JOURNEY_APP: app,
        JOURNEY_MAIL: mail,
        JOURNEY_DAY_MS: String(DAY_MS),
        JOURNEY_VOICE: voice,
        JOURNEY_CHROMIUM: executablePath,
        JOURNEY_CHROMIUM_ARGS: JSON.stringify(args),
      },
    },
  )
  const [exitCode] = (await once(test, 'exit')) as [number | null]
  return exitCode ?? 1
})
process.exit(code)
