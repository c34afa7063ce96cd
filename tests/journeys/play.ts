import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headlessShellInTurn } from '../support/turns.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { withPost } from '../support/post.ts'
import { recordedVoice } from '../support/voice.ts'
import { groups } from './groups.ts'

/** Where everything fails, a few traces tell why. */
const MOST_TRACES = 3
const root = fileURLToPath(new URL('../..', import.meta.url))

type Play = { readonly files: readonly string[]; readonly output: string; readonly env: NodeJS.ProcessEnv }

const playwright = async (parameters: readonly string[], env: NodeJS.ProcessEnv, stdio: 'inherit' | 'ignore') => {
  const command = ['test', '--config', 'tests/journeys/playwright.config.ts', ...parameters]
  const test = spawn('playwright', command, { cwd: root, stdio, env })
  const [exitCode] = (await once(test, 'exit')) as [number | null]
  return exitCode ?? 1
}

/** Plays once more, with traces, what failed; a trace slows a page down. What failed has failed, whatever comes of it. */
const trace = async ({ files, output, env }: Play): Promise<void> => {
  const traced = `${output}-traced`
  const failed = ['--last-failed', '--last-failed-file', join(output, '.last-run.json')]
  const more = ['--trace=on', `--max-failures=${MOST_TRACES}`, '--output', traced]
  const code = await playwright([...files, ...failed, ...more], { ...env, TEST_REPORT: '' }, 'ignore')
  console.log(`\nPlayed once more, ${code === 0 ? 'all of it passed' : 'it failed again'}:`)
  for (const file of globSync(join(traced, '**', 'trace.zip'))) console.log(`  npx playwright show-trace ${file}`)
}

/** Plays files of one group against a stack of its own: `play.ts long looks.spec.ts keys.spec.ts`. */
const [name, ...specs] = process.argv.slice(2)
const group = groups.find((one) => one.name === name)
if (!group) throw new Error(`There is no group ${name}`)

const output = join(root, '.data', 'journeys', group.name)
for (const old of [output, `${output}-traced`]) rmSync(old, { recursive: true, force: true })
process.exitCode = await withPost(({ given, page: mail, reportTo }) =>
  withOwnStack({ root, dayMs: group.dayMs, given }, async ({ app, folder }) => {
    reportTo(app)
    const voice = await recordedVoice()
    const { executablePath, args } = await headlessShellInTurn()
    const env = {
      ...process.env,
      JOURNEY_APP: app,
      JOURNEY_MAIL: mail,
      JOURNEY_FOLDER: folder,
      JOURNEY_DAY_MS: String(group.dayMs),
      JOURNEY_WORKERS: process.env['JOURNEY_WORKERS'] ?? String(group.workers),
      JOURNEY_VOICE: voice,
      JOURNEY_CHROMIUM: executablePath,
      JOURNEY_CHROMIUM_ARGS: JSON.stringify(args),
    }
    const files = specs.map((file) => `journeys/${file}`)
    const exitCode = await playwright([...files, '--output', output], env, 'inherit')
    if (exitCode !== 0) await trace({ files, output, env })
    return exitCode
  }),
)
process.exit()
