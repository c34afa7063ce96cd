import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { EndedFamily, erasingStories } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingStories>>(ERASE_RETRY)

/** What an account that has ended asked and told. */
export async function endStories({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseAccountStories(accountId)
}

/** What a family that has ended was told. */
export async function endFamilyStories(ended: EndedFamily): Promise<void> {
  await act.eraseFamilyStories(ended)
}
