import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headlessShellInTurn } from '../support/turns.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { withPost } from '../support/post.ts'
import { recordedVoice } from '../support/voice.ts'
import { byChance } from '../run/byChance.ts'
import { groups } from './groups.ts'

/** Where everything fails, a few traces tell why. */
const MOST_TRACES = 3
const root = fileURLToPath(new URL('../..', import.meta.url))

type Play = {
  readonly files: readonly string[]
  readonly output: string
  readonly env: NodeJS.ProcessEnv
  readonly report: string
}

const playwright = async (parameters: readonly string[], env: NodeJS.ProcessEnv, stdio: 'inherit' | 'ignore') => {
  const command = ['test', '--config', 'tests/journeys/playwright.config.ts', ...parameters]
  const test = spawn('playwright', command, { cwd: root, stdio, env })
  const [exitCode] = (await once(test, 'exit')) as [number | null]
  return exitCode ?? 1
}

/**
 * Plays once more, with traces, what failed; a trace slows a page down. What failed has failed, whatever comes of it: what
 * passes now is a fault by itself, and is named.
 */
const playAgain = async ({ files, output, env, report }: Play): Promise<void> => {
  const traced = `${output}-traced`
  const reportAgain = `${traced}.json`
  const failed = ['--last-failed', '--last-failed-file', join(output, '.last-run.json')]
  const more = ['--trace=on', `--max-failures=${MOST_TRACES}`, '--output', traced]
  await playwright([...files, ...failed, ...more], { ...env, TEST_REPORT: reportAgain }, 'ignore')
  console.log('\nPlayed once more, with traces:')
  for (const file of globSync(join(traced, '**', 'trace.zip'))) console.log(`  npx playwright show-trace ${file}`)
  if (existsSync(report) && existsSync(reportAgain))
    for (const named of byChance(readFileSync(report, 'utf8'), readFileSync(reportAgain, 'utf8'))) console.log(named)
}

/** Plays files of one group against a stack of its own: `play.ts long looks.spec.ts keys.spec.ts`. */
const [name, ...specs] = process.argv.slice(2)
const group = groups.find((one) => one.name === name)
if (!group) throw new Error(`There is no group ${name}`)

const output = join(root, '.data', 'journeys', group.name)
const report = process.env['TEST_REPORT'] ?? `${output}.json`
for (const old of [output, `${output}-traced`, `${output}-traced.json`, report])
  rmSync(old, { recursive: true, force: true })
const payments = group.hasPayments ? { PAYMENTS: 'on' } : {}
process.exitCode = await withPost(({ given, page: mail, reportTo }) =>
  withOwnStack(
    { root, dayMs: group.dayMs, given: { ...given, ...payments } },
    async ({ app, folder, payments: desk }) => {
      reportTo(app)
      const voice = await recordedVoice()
      const { executablePath, args } = await headlessShellInTurn()
      const env = {
        ...process.env,
        TEST_REPORT: report,
        JOURNEY_APP: app,
        JOURNEY_MAIL: mail,
        JOURNEY_PAYMENTS: desk,
        JOURNEY_FOLDER: folder,
        JOURNEY_DAY_MS: String(group.dayMs),
        JOURNEY_WORKERS: process.env['JOURNEY_WORKERS'] ?? String(group.workers),
        JOURNEY_VOICE: voice,
        JOURNEY_CHROMIUM: executablePath,
        JOURNEY_CHROMIUM_ARGS: JSON.stringify(args),
      }
      const files = specs.map((file) => `journeys/${file}`)
      const exitCode = await playwright([...files, '--output', output], env, 'inherit')
      if (exitCode !== 0) await playAgain({ files, output, env, report })
      return exitCode
    },
  ),
)
process.exit()
