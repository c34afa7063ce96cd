import { statfsSync } from 'node:fs'
import { exitCodes, Failure } from './failure.ts'
import type { Say } from './parts/part.ts'

/** @number free bytes on the disk without which nothing starts */
const LEAST_FREE_BYTES = 300_000_000
/** @number free bytes on the disk below which it is said */
const SHORT_BYTES = 100_000_000
const LOOK_MS = 5_000

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000)

const freeBytes = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** A disk that is almost full is told of before anything is written. @throws Failure */
export const requireRoom = (folder: string) => {
  const free = freeBytes(folder)
  if (free >= LEAST_FREE_BYTES) return
  throw new Failure(
    `Only ${megabytes(free)} MB are free on the disk that holds ${folder}; ` +
      `at least ${megabytes(LEAST_FREE_BYTES)} MB are needed. Free some space and start again; nothing is lost.`,
    exitCodes.diskFull,
  )
}

/** Says once that room runs short, and once that it is enough again. */
export const roomTeller = (say: Say) => {
  let isShort = false
  return (free: number) => {
    const wasShort = isShort
    isShort = free < (wasShort ? 2 * SHORT_BYTES : SHORT_BYTES)
    if (isShort && !wasShort) {
      say(`The disk is almost full: ${megabytes(free)} MB are free. Free some space, or nothing new can be kept.`)
    }
    if (wasShort && !isShort) say(`There is room on the disk again: ${megabytes(free)} MB are free.`)
  }
}

/** A part on a full disk mostly lives on and refuses work, so its end does not tell. */
export const watchRoom = (folder: string, say: Say, stopping: AbortSignal) => {
  const tell = roomTeller(say)
  const timer = setInterval(() => tell(freeBytes(folder)), LOOK_MS)
  timer.unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}
