import { proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import type { Activities } from './activities.ts'

const { anchorLog } = proxyActivities<Activities>({
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumAttempts: 10 },
})
// A mailbox that puts us off is tried until the next one is due.
const { mailAnchor } = proxyActivities<Activities>({
  ...MAIL_RETRY,
  startToCloseTimeout: '5 minutes',
  scheduleToCloseTimeout: '20 hours',
})

/** Once a day: one hash over all that the log holds, so that a change of anything older shows; and told to the admins. */
export async function writeAnchors(): Promise<string> {
  const position = await anchorLog()
  await mailAnchor()
  return position
}
