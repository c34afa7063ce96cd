import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const { loadSubscriber } = proxyActivities<Pick<Activities, 'loadSubscriber'>>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
const { mailSubscriber } = proxyActivities<Pick<Activities, 'mailSubscriber'>>(MAIL_RETRY)

/** Asks an address whether it wants our letters. Truth is in the stream: it starts by loading. */
export async function askSubscriber({ stream }: { stream: string }): Promise<string> {
  const status = await tend({ load: () => loadSubscriber(stream), act: () => mailSubscriber(stream) })
  return status ?? continueAsNew<typeof askSubscriber>({ stream })
}
