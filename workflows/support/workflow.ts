import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const { loadConversation } = proxyActivities<Pick<Activities, 'loadConversation'>>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
const { mailCustomer } = proxyActivities<Pick<Activities, 'mailCustomer'>>(MAIL_RETRY)

/** Mails the receipt and each answer of a conversation. Truth is in the stream: it starts by loading. */
export async function tendConversation({ stream }: { stream: string }): Promise<string> {
  const status = await tend({ load: () => loadConversation(stream), act: () => mailCustomer(stream) })
  return status ?? continueAsNew<typeof tendConversation>({ stream })
}
