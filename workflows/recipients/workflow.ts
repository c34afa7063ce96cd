import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadRecipient } = proxyActivities<Activities>({ startToCloseTimeout: '2 seconds', retry })
const { invite } = proxyActivities<Activities>(MAIL_RETRY)

/** Mails the invitations that an author asks for. */
export async function inviteRecipient({ stream }: { stream: string }): Promise<string> {
  const status = await tend({ load: () => loadRecipient(stream), act: () => invite(stream) })
  return status ?? continueAsNew<typeof inviteRecipient>({ stream })
}
