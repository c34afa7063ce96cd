import { proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { allSettled } from '../kernel/allSettled.ts'
import type { NotifyActivities } from '../kernel/notification.ts'
import type { Missing, Newcomer } from './newcomer.ts'

const { missedBy } = proxyActivities<Missing>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
const { tellOne } = proxyActivities<NotifyActivities>(MAIL_RETRY)

/** Writes to somebody who has just agreed what the others were told before, while it is so. */
export async function tellNewcomer(newcomer: Newcomer): Promise<void> {
  const missed = await missedBy(newcomer)
  await allSettled(missed.map((news) => tellOne(news, newcomer.contactId, 0)))
}
