import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { start } from '../../stack/start.ts'
import { testFolder } from '../../stack/testing/ownFolder.ts'
import { buildWeb } from '../../stack/web.ts'
import { inTurn, takePortShift } from './turns.ts'

export type OwnStack = {
  readonly app: string
  readonly mail: string
  readonly temporal: string
  /** Empty where there are none. */
  readonly payments: string
  readonly folder: string
}

/** Given by the environment for a stack that stands already; a test of our own brings up its own. */
const WITHOUT = [
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'TEMPORAL_ADDRESS',
  'S3_ENDPOINT',
  'SMTP_URL',
  'ORIGIN',
  'MASTER_KEY',
  'VAULT_KEY',
  'BACKUP_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_URL',
]

const STOPS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs `work` against a whole stack in a folder of its own, on free ports, with a short day; stops it afterwards.
 * `given` goes into its environment, for a part that stands already.
 */
export const withOwnStack = async <T>(
  { root, dayMs, given = {} }: { readonly root: string; readonly dayMs: number; readonly given?: NodeJS.ProcessEnv },
  work: (stack: OwnStack) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(testFolder, 'everhearth-'))
  await chmod(folder, 0o711) // as root, Postgres passes through as another user
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !WITHOUT.includes(name)))
  // Whoever asks for payments has the simulator: of all others the trial would end, with a day that short.
  const env = { ...own, PAYMENTS: 'off', ...given }
  const { portShift, release } = takePortShift()
  // The parts are processes of their own: whoever stops the run stops them too, else they go on for ever.
  const stopping = new AbortController()
  const abort = () => stopping.abort()
  for (const name of STOPS) process.once(name, abort)
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    if (process.env['CI'] === undefined) console.log(`  ${line}`)
  }
  try {
    // Two that start at once would build into one folder.
    await inTurn(join(root, '.data', 'building'), () => buildWeb(root, say))
    const { stop, pages } = await start({
      root,
      folder,
      env,
      dayMs,
      say,
      portShift,
      stopping: stopping.signal,
    })
    const leave = () => stop().then(() => rm(folder, { recursive: true, force: true }))
    stopping.signal.addEventListener('abort', () => void leave().finally(() => process.exit(1)))
    const {
      App: app = '',
      Mail: mail = '',
      Temporal: temporal = '',
      Payments: payments = '',
    } = pages as Readonly<Record<string, string>>
    try {
      return await work({ app, mail, temporal, payments, folder })
    } finally {
      await stop()
    }
  } catch (error) {
    console.error(lines.join('\n'), '\n', await tails(folder))
    throw error
  } finally {
    // A run that brings up one stack after another is stopped with the one that stands: none before it ends the process.
    for (const name of STOPS) process.off(name, abort)
    await rm(folder, { recursive: true, force: true })
    release()
  }
}

/** The ends of the parts' logs: what a person who reads a failed run needs first. */
export const tails = async (folder: string): Promise<string> => {
  const names = await readdir(join(folder, 'log')).catch(() => [])
  const ends = names.map(async (name) => {
    const text = await readFile(join(folder, 'log', name), 'utf8')
    return `--- ${name}\n${text.split('\n').slice(-15).join('\n')}`
  })
  return (await Promise.all(ends)).join('\n')
}
