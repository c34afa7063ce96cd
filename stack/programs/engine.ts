import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { diskFull, saysDiskFull } from '../failure.ts'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { onPath } from './onPath.ts'
import { progress } from './progress.ts'
import { run } from './run.ts'
import { sizeBelow } from './wheel.ts'

/** Where each engine lies once it was fetched; a name rises with what is in it. */
export const engineFolders = () => ({
  SPEECH_ENGINE: join(cacheFolder(), 'engine-speech-1'),
  READER_ENGINE: join(cacheFolder(), 'engine-reader-1'),
})

/** What machines read or listen with, of packages that each are held to a hash. */
export type Engine = {
  readonly setting: keyof ReturnType<typeof engineFolders>
  /** As a sentence names it. */
  readonly what: string
  /** About how much is fetched and unpacked, for the bar. */
  readonly megabytes: number
  /** Makes it in a folder. @returns whether all of it could be had */
  readonly make: (work: string) => Promise<boolean>
}

/** Runs what installs packages, which may take long. @returns whether it went well */
export const installs = async (program: string, args: readonly string[], work: string): Promise<boolean> => {
  const env = { ...process.env, TMPDIR: work, PIP_NO_CACHE_DIR: '1' }
  const { code, output } = await run(program, args, { cwd: work, env, timeoutMs: 3_600_000 })
  if (saysDiskFull(output)) throw diskFull()
  return code === 0
}

/** @param args of pip, which takes what its list says by its hash and nothing else */
export const pip = async (work: string, ...args: readonly string[]): Promise<boolean> => {
  const python = ['python3', 'python'].map(onPath).find((found) => found !== undefined)
  if (!python) return false
  const exact = ['--no-deps', '--require-hashes', '--only-binary=:all:']
  const quiet = ['--disable-pip-version-check', '--no-input', '--retries', '2', '--timeout', '30', '-q']
  return installs(python, ['-m', 'pip', ...args, ...exact, ...quiet], work)
}

const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
/** Whatever else came is thrown away: nothing of it is ever run. */
export const requireHash = async (file: string, sha256: string): Promise<void> => {
  if ((await sha256Of(file)) !== sha256) throw new Error(`${file} is not what it should be`)
}

const FETCHING = 'fetching-'
/** By then nothing is fetching any more. */
const LEFT_MS = 24 * 3_600_000
/** Removes what a start left that was ended in the middle of fetching: hundreds of megabytes, each time. */
const removeLeft = (): void => {
  for (const name of readdirSync(cacheFolder()).filter((each) => each.startsWith(FETCHING))) {
    const left = join(cacheFolder(), name)
    const { mtimeMs = Date.now() } = statSync(left, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < Date.now() - LEFT_MS) rmSync(left, { recursive: true, force: true })
  }
}

/**
 * Fetches an engine while everything runs already: nothing waits for it. It is made beside its place and moved there at
 * once: what is there is whole.
 */
export const fetchEngine = async (engine: Engine, env: NodeJS.ProcessEnv, say: Say): Promise<void> => {
  const { setting, what, megabytes, make } = engine
  const target = engineFolders()[setting]
  if (env[setting] || existsSync(target) || process.platform !== 'linux' || process.arch !== 'x64') return
  mkdirSync(cacheFolder(), { recursive: true })
  removeLeft()
  const work = mkdtempSync(join(cacheFolder(), FETCHING))
  say(`fetching ${what} (${megabytes} MB, once)`)
  const bar = progress(setting.toLowerCase(), megabytes * 1_000_000)
  const timer = setInterval(() => bar.at(sizeBelow(work)), 1_000)
  const missing = `Could not fetch ${what}: it is not available until a start that can.`
  try {
    if (!(await make(work))) say(missing)
    // Another start may have been faster.
    else if (!existsSync(target)) renameSync(work, target)
  } catch (error) {
    say(`${missing} ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    clearInterval(timer)
    bar.end()
    rmSync(work, { recursive: true, force: true })
  }
}
