import { Context, activityInfo } from '@temporalio/activity'

/** @number how often an activity shows that it lives */
const BEAT_MS = 500

/**
 * Runs an activity's work with a heartbeat, so that a dead worker costs two seconds and not the whole time-out. Beside its
 * workflow it has none: its task is known to be alive.
 */
export const beating = async <T>(work: () => Promise<T>): Promise<T> => {
  if (activityInfo().isLocal) return work()
  const beat = setInterval(() => Context.current().heartbeat(), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}

/** Sleeps until the instant, or throws when the activity is cancelled. */
export const sleepUntil = async (at: string): Promise<void> => {
  const left = Date.parse(at) - Date.now()
  if (left > 0) await Context.current().sleep(left)
}

/** Which try of the activity this is, from 1. */
export const attemptOf = (): number => activityInfo().attempt
