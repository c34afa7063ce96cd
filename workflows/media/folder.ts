import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^everhearth-media-(\d+)-/
/**
 * @number how long a folder of a preparation is left alone. Longer than a preparation may take, for where process ids
 * come again.
 */
const LONGEST_MS = 2 * 3_600_000

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes what killed workers left: recordings in the clear. */
const removeLeftOvers = async () => {
  for (const name of await readdir(tmpdir())) {
    const pid = NAME.exec(name)?.[1]
    if (!pid) continue
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => undefined)
    if (isRunning(Number(pid)) && found && Date.now() - found.mtimeMs < LONGEST_MS) continue
    await rm(folder, { recursive: true, force: true }).catch(() => 'not ours to remove')
  }
}

/** Lends an empty folder that only this user can read, for decoders need files; it is gone afterwards. */
export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  await removeLeftOvers()
  const folder = await mkdtemp(join(tmpdir(), `everhearth-media-${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
