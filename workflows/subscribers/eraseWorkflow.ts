import { proxyActivities } from '@temporalio/workflow'
import type { erasingReaders } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingReaders>>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** The end of an account is the end of our letters to its mailboxes. */
export async function endReading({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseReader(accountId)
}
