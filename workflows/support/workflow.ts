import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const { loadConversation } = proxyActivities<Pick<Activities, 'loadConversation'>>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { mailCustomer } = proxyActivities<Pick<Activities, 'mailCustomer'>>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Mails the receipt and each answer of a conversation. Truth is in the stream: it starts by loading. */
export async function tendConversation({ stream }: { stream: string }): Promise<string> {
  const status = await tend({ load: () => loadConversation(stream), act: () => mailCustomer(stream) })
  return status ?? continueAsNew<typeof tendConversation>({ stream })
}
