import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { processLoop } from '../kernel/processLoop.ts'
import type { ErasureActivities } from './erase.ts'

const act = proxyActivities<ErasureActivities>({
  startToCloseTimeout: '2 minutes',
  retry: MAIL_RETRY.retry,
})

/** Waits thirty days, ends the account unless its person has changed their mind, and forgets it. */
export async function endAccount({ stream }: { stream: string }): Promise<string> {
  const status = await processLoop({
    load: () => act.loadErasure(stream),
    act: ({ step }) => act[step](stream),
  })
  return status ?? continueAsNew<typeof endAccount>({ stream })
}
