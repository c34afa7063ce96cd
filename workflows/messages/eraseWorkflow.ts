import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { erasing } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasing>>(ERASE_RETRY)

/** What an account's messages do when its end is planned, and when it comes. */
export async function endMessages({ accountId, isErased }: { accountId: string; isErased: boolean }): Promise<void> {
  if (isErased) await act.eraseMessages(accountId)
  else await act.cancelMessages(accountId)
}
