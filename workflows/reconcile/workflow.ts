import { proxyActivities } from '@temporalio/workflow'
import type { Activities, Difference } from './activities.ts'

const { sweep } = proxyActivities<Activities>({
  startToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', maximumAttempts: 5 },
})

/** Compares open messages with running workflows, both ways, mends and reports the difference. */
export async function reconcile(): Promise<Difference> {
  return sweep()
}
