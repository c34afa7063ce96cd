import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadRecipient } = proxyActivities<Activities>({ startToCloseTimeout: '2 seconds', retry })
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { invite } = proxyActivities<Activities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Mails the invitations that an author asks for. */
export async function inviteRecipient({ stream }: { stream: string }): Promise<string> {
  const status = await tend({ load: () => loadRecipient(stream), act: () => invite(stream) })
  return status ?? continueAsNew<typeof inviteRecipient>({ stream })
}
