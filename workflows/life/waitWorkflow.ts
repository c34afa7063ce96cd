import { proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { severally } from '../kernel/severally.ts'
import type { Asked, TellingOfWaits } from './wait.ts'

const { contactsBesides } = proxyActivities<TellingOfWaits>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
const { tellAuthorOfWait, tellOtherOfWait } = proxyActivities<TellingOfWaits>(MAIL_RETRY)

/** Tells an author and their other contacts that one asked us to wait. */
export async function tellOfWait(asked: Asked): Promise<void> {
  const others = await contactsBesides(asked)
  await severally([tellAuthorOfWait(asked), ...others.map((contactId) => tellOtherOfWait(asked, contactId))])
}
