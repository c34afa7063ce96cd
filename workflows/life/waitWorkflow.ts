import { proxyActivities } from '@temporalio/workflow'
import { severally } from '../kernel/severally.ts'
import type { Asked, TellingOfWaits } from './wait.ts'

const { contactsBesides } = proxyActivities<TellingOfWaits>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { tellAuthorOfWait, tellOtherOfWait } = proxyActivities<TellingOfWaits>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Tells an author and their other contacts that one asked us to wait. */
export async function tellOfWait(asked: Asked): Promise<void> {
  const others = await contactsBesides(asked)
  await severally([tellAuthorOfWait(asked), ...others.map((contactId) => tellOtherOfWait(asked, contactId))])
}
