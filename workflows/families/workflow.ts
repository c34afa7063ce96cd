import { ActivityFailure, proxyActivities, sleep } from '@temporalio/workflow'
import { MAIL_RETRY, until } from '../kernel/mailRetry.ts'
import type { Activities, Asked } from './activities.ts'

const { mailMemberInvitation } = proxyActivities<Activities>(MAIL_RETRY)
const { giveUpMemberInvitation } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Mails one invitation to a family, in the morning where its mailbox has enough of today, and says so where no try of a day got through. */
export async function inviteMember(asked: Asked): Promise<void> {
  try {
    for (let at = await mailMemberInvitation(asked); at; at = await mailMemberInvitation(asked)) await sleep(until(at))
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    await giveUpMemberInvitation(asked)
  }
}
