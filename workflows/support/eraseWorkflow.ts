import { proxyActivities } from '@temporalio/workflow'
import type { erasingConversations } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingConversations>>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** The end of an account is the end of what its person wrote to us. */
export async function endConversations({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseConversations(accountId)
}
