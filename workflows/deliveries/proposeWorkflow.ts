import { proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { severally } from '../kernel/severally.ts'
import type { Proposed, Proposing } from './propose.ts'

const { othersToAsk } = proxyActivities<Proposing>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '1 minute' },
})
const { askOther } = proxyActivities<Proposing>(MAIL_RETRY)

/** Asks the other trusted contacts of an author about an address; one that puts us off holds up no other. */
export async function askOthers(proposed: Proposed): Promise<void> {
  const contactIds = await othersToAsk(proposed)
  await severally(contactIds.map((contactId) => askOther(proposed, contactId)))
}
