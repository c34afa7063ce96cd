import { proxyActivities } from '@temporalio/workflow'
import type { erasingLinks } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingLinks>>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** The end of an account is the end of its links. */
export async function endLinks({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseLinks(accountId)
}
