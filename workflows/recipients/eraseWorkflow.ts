import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { erasingPeople } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingPeople>>(ERASE_RETRY)

/** What the people of an erased account's address book leave behind: nothing that they were not handed. */
export async function endPeople({ accountId }: { accountId: string }): Promise<void> {
  await act.erasePeople(accountId)
}
