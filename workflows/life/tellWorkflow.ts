import { proxyActivities } from '@temporalio/workflow'
import { severally } from '../kernel/severally.ts'
import type { News, Newcomer, Telling } from './tell.ts'

const { contactsToTell } = proxyActivities<Telling>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { tellContact, tellNewContact: tellNewcomer } = proxyActivities<Telling>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Writes to each accepted contact of an author; an address that puts us off holds up no other. */
export async function tellContacts(news: News): Promise<void> {
  const { accountId, contactIds } = await contactsToTell(news)
  await severally(contactIds.map((contactId) => tellContact(news, accountId, contactId)))
}

/** Writes to somebody who agrees while the author is not reached. */
export async function tellNewContact(newcomer: Newcomer): Promise<void> {
  await tellNewcomer(newcomer)
}
