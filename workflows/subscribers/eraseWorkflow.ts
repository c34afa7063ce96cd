import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { erasingReaders } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingReaders>>(ERASE_RETRY)

/** The end of an account is the end of our letters to its mailboxes. */
export async function endReading({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseReader(accountId)
}
