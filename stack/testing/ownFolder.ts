import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end } from '../supervisor/launch.ts'
import { readNote, writeNote } from '../supervisor/note.ts'
import { isAlive, startTimeOf, type Identity } from '../supervisor/process.ts'

const OWNER = 'owner'

/** Where stacks of tests keep their data. */
export const testFolder = process.env['TEST_FOLDER'] ?? tmpdir()

const self = () => ({
  pid: process.pid,
  startTime: startTimeOf(process.pid) ?? '',
  command: [],
  environment: '',
  ports: {},
})

/** A temporary folder that the next test run clears away, with all that still runs in it, when this one is killed. */
export const ownFolder = (prefix: string) => {
  const folder = mkdtempSync(join(testFolder, prefix))
  chmodSync(folder, 0o755) // Postgres runs as another user when we are root
  writeNote(folder, OWNER, self())
  return folder
}

/** Whoever a data folder names: its parts, and its supervisor, which would start them again. */
const runningIn = (folder: string): readonly Identity[] => {
  const files = [
    join(folder, 'supervisor.json'),
    ...readdirSync(join(folder, 'run')).map((name) => join(folder, 'run', name)),
  ]
  return files.flatMap((file) => {
    try {
      return [JSON.parse(readFileSync(file, 'utf8')) as Identity].filter(isAlive)
    } catch {
      return []
    }
  })
}

const endAllIn = async (folder: string) => {
  try {
    for (const one of runningIn(folder)) await end(one, 'SIGKILL')
  } catch {
    // nothing was started in it
  }
}

/** Ends what test runs that were killed left behind, and removes their folders. */
export const clearLeftOvers = async (prefix: string, dataIn = '.') => {
  for (const name of readdirSync(testFolder).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(testFolder, name)
    const owner = readNote(folder, OWNER)
    if (!owner || isAlive(owner)) continue
    await endAllIn(join(folder, dataIn))
    rmSync(folder, { recursive: true, force: true })
  }
}
