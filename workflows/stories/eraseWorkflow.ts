import { proxyActivities } from '@temporalio/workflow'
import type { erasingStories } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingStories>>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** What an account that has ended asked and told. */
export async function endStories({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseAccountStories(accountId)
}

/** What a family that has ended was told. */
export async function endFamilyStories(ended: { familyId: string; position: string }): Promise<void> {
  await act.eraseFamilyStories(ended)
}
