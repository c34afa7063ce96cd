import { statfsSync } from 'node:fs'
import { exitCodes, Failure } from './failure.ts'

const LEAST_FREE_BYTES = 300_000_000

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000)

/** A disk that is almost full is told of before anything is written. @throws Failure */
export const requireRoom = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= LEAST_FREE_BYTES) return
  throw new Failure(
    `Only ${megabytes(bavail * bsize)} MB are free on the disk that holds ${folder}; ` +
      `at least ${megabytes(LEAST_FREE_BYTES)} MB are needed. Free some space and start again; nothing is lost.`,
    exitCodes.diskFull,
  )
}
