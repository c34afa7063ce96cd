import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { erasingMembers } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingMembers>>(ERASE_RETRY)

/** What the end of an account is in its families. */
export async function endMemberships({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseMemberships(accountId)
}
