import { proxyActivities } from '@temporalio/workflow'
import type { Applied, ApplyActivities } from './apply.ts'

const act = proxyActivities<ApplyActivities>({
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '2 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '1 minute' },
})

/** Brings what happened in one stream to the others that it concerns. */
export async function apply(applied: Applied): Promise<void> {
  await act.applyChange(applied)
}
