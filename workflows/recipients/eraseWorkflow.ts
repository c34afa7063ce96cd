import { proxyActivities } from '@temporalio/workflow'
import type { erasingPeople } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingPeople>>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** What the people of an erased account's address book leave behind: nothing that they were not handed. */
export async function endPeople({ accountId }: { accountId: string }): Promise<void> {
  await act.erasePeople(accountId)
}
