import { ActivityFailure, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import type { Activities, Asked } from './activities.ts'

const { mailInvitation } = proxyActivities<Activities>(MAIL_RETRY)
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
