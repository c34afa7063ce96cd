import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { tend } from '../kernel/tend.ts'
import type { ErasureActivities } from './erase.ts'

const act = proxyActivities<ErasureActivities>({
  startToCloseTimeout: '2 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '15 minutes' },
})

/** Waits thirty days, ends the account unless its person has changed their mind, and forgets it. */
export async function endAccount({ stream }: { stream: string }): Promise<string> {
  const status = await tend({
    load: () => act.loadErasure(stream),
    act: ({ step }) => act[step](stream),
  })
  return status ?? continueAsNew<typeof endAccount>({ stream })
}
