import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { recordedVoice } from '../support/voice.ts'

/** What looks at every screen of a message on its way needs days that are long enough to look. */
const SLOW = { specs: ['axe.spec.ts'], dayMs: 60_000 }
const DAY_MS = 20_000
const root = fileURLToPath(new URL('../..', import.meta.url))

const asked = process.argv.slice(2)
const specs = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter(
  (name) => name.endsWith('.spec.ts') && (asked.length === 0 || asked.some((part) => name.includes(part))),
)
const groups = [
  { dayMs: DAY_MS, named: specs.filter((name) => !SLOW.specs.includes(name)) },
  { dayMs: SLOW.dayMs, named: specs.filter((name) => SLOW.specs.includes(name)) },
].filter(({ named }) => named.length > 0)

const play = (named: readonly string[], dayMs: number) =>
  withOwnStack({ root, dayMs }, async ({ app, mail }) => {
    const voice = await recordedVoice()
    const { executablePath, args } = await chromium()
    const test = spawn('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts', ...named], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        JOURNEY_APP: app,
        JOURNEY_MAIL: mail,
        JOURNEY_DAY_MS: String(dayMs),
        JOURNEY_VOICE: voice,
        JOURNEY_CHROMIUM: executablePath,
        JOURNEY_CHROMIUM_ARGS: JSON.stringify(args),
      },
    })
    const [exitCode] = (await once(test, 'exit')) as [number | null]
    return exitCode ?? 1
  })

/** `npm run test:journeys -- main-job`: the named journeys, or all, in a browser against a stack of their own. */
const codes: number[] = []
for (const { named, dayMs } of groups) codes.push(await play(named, dayMs))
process.exit(codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1)
