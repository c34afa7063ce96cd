import { proxyActivities } from '@temporalio/workflow'
import { severally } from '../kernel/severally.ts'
import type { Proposed, Proposing } from './propose.ts'

const { othersToAsk } = proxyActivities<Proposing>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '1 minute' },
})
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { askOther } = proxyActivities<Proposing>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Asks the other trusted contacts of an author about an address; one that puts us off holds up no other. */
export async function askOthers(proposed: Proposed): Promise<void> {
  const contactIds = await othersToAsk(proposed)
  await severally(contactIds.map((contactId) => askOther(proposed, contactId)))
}
