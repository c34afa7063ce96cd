import { isCancellation, proxyActivities } from '@temporalio/workflow'
import type { Lane } from '../media/lane.ts'
import type { SweepingVault } from './sweep.ts'

const retry = { initialInterval: '1 second', maximumAttempts: 3 } as const
const { itemsToErase, uploadsKept } = proxyActivities<SweepingVault>({ startToCloseTimeout: '1 minute', retry })
/** Before all that waits to be shown. */
const FIRST: Lane = { taskQueue: 'vault', priority: { priorityKey: 1, fairnessKey: '' } }
const { eraseSwept, removeStrays } = proxyActivities<SweepingVault>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '10 seconds',
  retry,
  ...FIRST,
})

/**
 * Erases what was in the bin for long enough and what never arrived, one after the other, and removes what is left of
 * uploads that are over.
 * @returns how many of them failed: they are left to the next run
 */
export async function sweepVault(): Promise<number> {
  let left = 0
  const tried = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      if (isCancellation(error)) throw error
      left += 1
    }
  }
  for (const stream of await itemsToErase()) await tried(eraseSwept(stream))
  for (const mediaId of await uploadsKept()) await tried(removeStrays(mediaId))
  return left
}
