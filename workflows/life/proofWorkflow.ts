import { ActivityFailure, proxyActivities } from '@temporalio/workflow'
import type { Activities } from './activities.ts'

type Due = Parameters<Activities['mailProof']>[0]

// A mail that the transport puts off is tried again for a day, ever more rarely.
const { mailProof } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})
const { giveUpProof } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Asks an author once for a press that shows that our mails reach them; the sweep starts it again after a year. */
export async function askForProof(due: Due): Promise<void> {
  try {
    await mailProof(due)
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    await giveUpProof(due)
  }
}
