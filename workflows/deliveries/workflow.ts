import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { tend } from '../kernel/tend.ts'
import type { About, Activities } from './activities.ts'

type Step = NonNullable<Awaited<ReturnType<Activities['loadDelivery']>>['next']>['step']

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadDelivery } = proxyActivities<Pick<Activities, 'loadDelivery'>>({ startToCloseTimeout: '2 seconds', retry })
const act = proxyActivities<Pick<Activities, Step>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry,
})

/** Mails one recipient their link, the codes they ask for and two reminders, and tells the author what happened; another address in its time. */
export async function tendDelivery(about: About): Promise<string> {
  const status = await tend({
    load: () => loadDelivery(about),
    act: ({ step, at }) => act[step](about, at),
  })
  return status ?? continueAsNew<typeof tendDelivery>(about)
}
