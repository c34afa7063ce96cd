import { isCancellation, proxyActivities } from '@temporalio/workflow'
import type { Activities } from './activities.ts'

const { storeLog, storeTables, storeBlobs, finishBackup, tidyBackups, proveBackup } = proxyActivities<Activities>({
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', maximumAttempts: 20 },
})
const { requestBackup, failBackup } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** By the clock: asks for a backup as an administrator does; what comes of the event is the same. */
export async function askForBackup(): Promise<string> {
  return requestBackup()
}

const isMade = async (stream: string): Promise<boolean> => {
  const steps = { log: storeLog, tables: storeTables, blobs: storeBlobs, manifest: finishBackup }
  for (const [where, step] of Object.entries(steps))
    try {
      await step(stream)
    } catch (error) {
      if (isCancellation(error)) throw error
      await failBackup(stream, { reason: 'away', where })
      return false
    }
  return true
}

/** Makes one backup, clears away what is not kept, and once a month reads what it has made back. */
export async function backupHouse({ stream }: { stream: string }): Promise<string> {
  const made = await isMade(stream)
  await tidyBackups(stream)
  if (made) await proveBackup(stream)
  return made ? 'made' : 'failed'
}
