import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { end } from '../../stack/supervisor/launch.ts'
import { readNote } from '../../stack/supervisor/note.ts'
import { isAlive, startTimeOf } from '../../stack/supervisor/process.ts'

const OWNER = 'owner'

export const self = () => ({
  pid: process.pid,
  startTime: startTimeOf(process.pid) ?? '',
  command: [],
  environment: '',
  ports: {},
})

/** Stops the parts of runs that were killed, and removes their data. */
export const endLeftOvers = async (parent: string, prefix: string, names: readonly string[]) => {
  for (const entry of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    const folder = join(parent, entry)
    const owner = readNote(folder, OWNER)
    if (!owner || isAlive(owner)) continue
    for (const name of names) {
      const note = readNote(folder, name)
      if (note) await end(note, name === 'postgres' ? 'SIGINT' : 'SIGTERM', 2_000)
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
