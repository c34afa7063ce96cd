import { isCancellation, proxyActivities } from '@temporalio/workflow'
import type { Audited, Auditing } from './audit.ts'

const retry = { initialInterval: '1 second', maximumAttempts: 3 } as const
const { mediaToAudit, keepAudit } = proxyActivities<Auditing>({ startToCloseTimeout: '1 minute', retry })
// One that is damaged may have to be converted again.
const { auditMedium } = proxyActivities<Auditing>({
  startToCloseTimeout: '3 hours',
  heartbeatTimeout: '10 seconds',
  retry,
})

/** Reads again what was not read for longest, one after the other. What is done is recorded: the next run goes on. */
export async function auditMedia(): Promise<Audited> {
  const found = { whole: 0, mended: 0, damaged: 0, gone: 0, unread: 0 }
  for (const stream of await mediaToAudit()) {
    try {
      found[await auditMedium(stream)] += 1
    } catch (error) {
      if (isCancellation(error)) throw error
      found.unread += 1
    }
  }
  await keepAudit(found)
  return found
}
