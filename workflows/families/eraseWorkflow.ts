import { proxyActivities } from '@temporalio/workflow'
import type { erasingMembers } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingMembers>>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** What the end of an account is in its families. */
export async function endMemberships({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseMemberships(accountId)
}
