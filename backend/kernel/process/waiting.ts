import { pause } from '../log/lock.ts'
import { log } from './log.ts'

/** Tries once a second until it works, saying what it waits for: no part has to start before another. */
export const waitFor = async <T>(what: string, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> => {
  for (let isTold = false; ;) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted) throw error
      if (!isTold) log.info(`waiting for ${what}`, { error })
      isTold = true
      await pause(1_000, signal)
    }
  }
}

/** A signal that fires when the process is asked to stop. */
export const stopSignal = (): AbortSignal => {
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort())
  return stopping.signal
}
