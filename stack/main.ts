import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asFailure } from './failure.ts'
import { HELP, parseOptions } from './options.ts'
import { printLine } from './programs/progress.ts'
import { start, type StartOptions } from './start.ts'

const INTERRUPTED = 130
const ONE_KEY_MS = 1_000 // the terminal, npm and our first step may each pass one Ctrl-C on

/** Runs until it is told to stop. @returns the exit code */
const runUntilAsked = async (options: Omit<StartOptions, 'stopping'>): Promise<number> => {
  const asked = new AbortController()
  let askedAt = 0
  const ask = () => {
    const isAgain = asked.signal.aborted
    if (isAgain && Date.now() - askedAt < ONE_KEY_MS) return
    // Asked twice, it leaves at once; what still runs is adopted or replaced by the next start.
    if (isAgain) process.exit(INTERRUPTED)
    askedAt = Date.now()
    printLine('Stopping everything …')
    asked.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ask)
  try {
    const { stop, pages } = await start({ ...options, stopping: asked.signal })
    for (const [name, address] of Object.entries(pages)) printLine(`  ${name.padEnd(10)} ${address}`)
    printLine('Ctrl-C stops everything.')
    if (!asked.signal.aborted) await once(asked.signal, 'abort')
    await stop()
  } catch (error) {
    if (!asked.signal.aborted) throw error
  }
  printLine('Stopped.')
  return 0
}

/** `npm start`, for the app in `root`. */
export const main = async (root: string, parameters: readonly string[], portShift = 0): Promise<number> => {
  const folder = process.env['EVERHEARTH_DATA'] || join(root, '.data')
  try {
    const { dayMs, demo, help } = parseOptions(parameters)
    if (help) {
      printLine(HELP)
      return 0
    }
    return await runUntilAsked({ root, folder, env: process.env, dayMs, demo, say: printLine, portShift })
  } catch (error) {
    const { message, exitCode } = asFailure(error)
    console.error(`\n${message}`)
    return exitCode
  }
}

if (import.meta.main) {
  process.exit(await main(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''), process.argv.slice(2)))
}
