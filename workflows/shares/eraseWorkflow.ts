import { proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { EndedFamily, erasingLinks, Left } from './erase.ts'

const act = proxyActivities<ReturnType<typeof erasingLinks>>(ERASE_RETRY)

/** The end of an account is the end of its links. */
export async function endLinks({ accountId }: { accountId: string }): Promise<void> {
  await act.eraseLinks(accountId)
}

/** The links that somebody made in a family which they are no member of any more. */
export async function endMemberLinks(left: Left): Promise<void> {
  await act.eraseMemberLinks(left)
}

/** The links of a family that has ended. */
export async function endFamilyLinks(ended: EndedFamily): Promise<void> {
  await act.eraseFamilyLinks(ended)
}
