import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { erasingConversations } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingConversations>>(ERASE_RETRY)

/** The end of an account is the end of what its person wrote to us. */
export async function endConversations({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseConversations(accountId)
}
