import { proxyActivities } from '@temporalio/workflow'
import type { Entry, Following, Recall } from './follow.ts'

const act = proxyActivities<Following>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Deliveries follow what their recipient's entry says: another address, or no more messages. */
export const followEntry = (entry: Entry): Promise<void> => act.followEntry(entry)

/** What nobody has unlocked of a message that was taken back is closed. */
export const followRecall = (recall: Recall): Promise<void> => act.followRecall(recall)
