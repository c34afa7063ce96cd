import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Three stacks take less than half of it. */
const ROOM_BYTES = 4 * 1024 ** 3

const roomIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Where stacks that are thrown away keep their data: in memory where it has room, which spares every write of a disk. */
export const dataFolder = (memory = MEMORY, bytes = ROOM_BYTES): string => (roomIn(memory) >= bytes ? memory : tmpdir())
