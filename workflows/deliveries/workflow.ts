import { continueAsNew } from '@temporalio/workflow'
import { activitiesBy, LOCAL_FIRST, type ActivityMode } from '../kernel/localActivities.ts'
import { processLoop } from '../kernel/processLoop.ts'
import type { About, Activities } from './activities.ts'

type Step = NonNullable<Awaited<ReturnType<Activities['loadDelivery']>>['next']>['step']

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const loads = activitiesBy<Pick<Activities, 'loadDelivery'>>({
  startToCloseTimeout: '10 seconds',
  heartbeatTimeout: '2 seconds',
  retry,
})
const steps = activitiesBy<Pick<Activities, Step>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry,
})

/** Mails one recipient their link, the codes they ask for and reminders, and tells the author what happened; another address in its time. */
export async function tendDelivery({ isBeside, ...about }: About & ActivityMode): Promise<string> {
  const place: ActivityMode = isBeside ? LOCAL_FIRST : {}
  const [{ loadDelivery }, act] = [loads(place), steps(place)]
  const status = await processLoop({
    load: () => loadDelivery(about),
    act: ({ step, at }) => act[step](about, at),
    ...place,
  })
  return status ?? continueAsNew<typeof tendDelivery>({ ...about, ...LOCAL_FIRST })
}
