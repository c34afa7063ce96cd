import { isCancellation, proxyActivities } from '@temporalio/workflow'
import type { Audited, Auditing } from './audit.ts'
import type { Lane } from './lane.ts'

const retry = { initialInterval: '1 second', maximumAttempts: 3 } as const
const { mediaToAudit, keepAudit } = proxyActivities<Auditing>({ startToCloseTimeout: '1 minute', retry })

/** Reads again what was not read for longest, one after the other. What is done is recorded: the next run goes on. */
const auditAll = async (of: 'anything' | undefined, lane: Lane | undefined): Promise<Audited> => {
  // One that is damaged may have to be converted again.
  const { auditMedium } = proxyActivities<Auditing>({
    startToCloseTimeout: '3 hours',
    heartbeatTimeout: '10 seconds',
    retry,
    ...lane,
  })
  const chosen = of ? ([of] as const) : ([] as const)
  const found = { whole: 0, mended: 0, damaged: 0, gone: 0, unread: 0 }
  for (const stream of await mediaToAudit(...chosen)) {
    try {
      found[await auditMedium(stream)] += 1
    } catch (error) {
      if (isCancellation(error)) throw error
      found.unread += 1
    }
  }
  await keepAudit(found, ...chosen)
  return found
}

export const auditMedia = (): Promise<Audited> => auditAll(undefined, undefined)

/** Last of all turns: whatever waits to be shown goes first. */
const LAST: Lane = { taskQueue: 'vault', priority: { priorityKey: 5, fairnessKey: '' } }

/** The same of the files of families. */
export const auditVault = (): Promise<Audited> => auditAll('anything', LAST)
