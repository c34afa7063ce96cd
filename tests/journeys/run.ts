import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { recordedVoice } from '../support/voice.ts'
import { withPost, type Post } from '../support/post.ts'

/** What looks at every screen, or at how late each step came, needs days that are long beside a busy machine's seconds. */
const SLOW = { specs: ['axe.spec.ts', 'main-job.spec.ts'], dayMs: 60_000 }
/** Whoever takes something back in its undo time, the 24th part of a day, must have time to press; the others wait for no day. */
const LONG = {
  specs: [
    'recall',
    'hold',
    'history',
    'staff',
    'states',
    'states-house',
    'states-reader',
    'house',
    'account-data',
    'looks',
    'keys',
    'passkeys',
  ].map((name) => `${name}.spec.ts`),
  dayMs: 400_000,
}
/** A link opens for thirty days at the least, and whoever leaves, falls silent or is lost has weeks: such days are over soon. */
const SHORT = {
  specs: ['expiry', 'preconsent', 'farewell', 'newAddress', 'reached'].map((name) => `${name}.spec.ts`),
  dayMs: 3_000,
}
/** Here the process that answers stands still for most of a day: nobody else may need it then. */
const ALONE = { specs: ['away.spec.ts'], dayMs: 12_000 }
const DAY_MS = 20_000
const root = fileURLToPath(new URL('../..', import.meta.url))

const play = (named: readonly string[], dayMs: number) => withPost((post) => playWith(post, named, dayMs))

const playWith = ({ given, page: mail, reportTo }: Post, named: readonly string[], dayMs: number) =>
  withOwnStack({ root, dayMs, given }, async ({ app, folder }) => {
    reportTo(app)
    const voice = await recordedVoice()
    const { executablePath, args } = await chromium()
    const test = spawn('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts', ...named], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        JOURNEY_APP: app,
        JOURNEY_MAIL: mail,
        JOURNEY_FOLDER: folder,
        JOURNEY_DAY_MS: String(dayMs),
        JOURNEY_VOICE: voice,
        JOURNEY_CHROMIUM: executablePath,
        JOURNEY_CHROMIUM_ARGS: JSON.stringify(args),
      },
    })
    const [exitCode] = (await once(test, 'exit')) as [number | null]
    return exitCode ?? 1
  })

/** One stack a process: `--days=MS` names its day's length, the rest are the specs. */
const [first = '', ...rest] = process.argv.slice(2)
const playInProcess = async (named: readonly string[], dayMs: number) => {
  const own = spawn(process.execPath, [fileURLToPath(import.meta.url), `--days=${dayMs}`, ...named], {
    stdio: 'inherit',
  })
  const [exitCode] = (await once(own, 'exit')) as [number | null]
  return exitCode ?? 1
}

/** `npm run test:journeys -- main-job`: the named journeys, or all, in a browser against stacks of their own. */
const playAll = async (asked: readonly string[]) => {
  const specs = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter(
    (name) => name.endsWith('.spec.ts') && (asked.length === 0 || asked.some((part) => name.includes(part))),
  )
  const own = [SLOW, LONG, SHORT, ALONE]
  const groups = [
    { dayMs: DAY_MS, named: specs.filter((name) => !own.some((group) => group.specs.includes(name))) },
    ...own.map((group) => ({ dayMs: group.dayMs, named: specs.filter((name) => group.specs.includes(name)) })),
  ]
  const codes: number[] = []
  for (const { named, dayMs } of groups) if (named.length > 0) codes.push(await playInProcess(named, dayMs))
  return codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1
}

const days = /^--days=(\d+)$/.exec(first)?.[1]
process.exit(days === undefined ? await playAll(process.argv.slice(2)) : await play(rest, Number(days)))
