import { ActivityFailure, proxyActivities } from '@temporalio/workflow'
import type { Activities, Asked } from './activities.ts'

// A mail that the transport puts off is tried again for a day, ever more rarely.
const { mailInvitation } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})
const { giveUpInvitation } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Mails one invitation, and says so where no try of a day got through. */
export async function inviteContact(asked: Asked): Promise<void> {
  try {
    await mailInvitation(asked)
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    await giveUpInvitation(asked)
  }
}
