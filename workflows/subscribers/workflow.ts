import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const { loadSubscriber } = proxyActivities<Pick<Activities, 'loadSubscriber'>>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { mailSubscriber } = proxyActivities<Pick<Activities, 'mailSubscriber'>>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Asks an address whether it wants our letters. Truth is in the stream: it starts by loading. */
export async function askSubscriber({ stream }: { stream: string }): Promise<string> {
  const status = await tend({ load: () => loadSubscriber(stream), act: () => mailSubscriber(stream) })
  return status ?? continueAsNew<typeof askSubscriber>({ stream })
}
