import { ActivityFailure, proxyActivities, sleep } from '@temporalio/workflow'
import { MAIL_RETRY, until } from '../kernel/mailRetry.ts'
import type { Activities, Asked } from './activities.ts'

const { mailInvitation } = proxyActivities<Activities>(MAIL_RETRY)
const { giveUpInvitation } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Mails one invitation, in the morning where its mailbox has enough of today, and says so where no try of a day got through. */
export async function inviteContact(asked: Asked): Promise<void> {
  try {
    for (let at = await mailInvitation(asked); at; at = await mailInvitation(asked)) await sleep(until(at))
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    await giveUpInvitation(asked)
  }
}
