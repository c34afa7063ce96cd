import { proxyActivities } from '@temporalio/workflow'
import { severally } from '../kernel/severally.ts'
import type { Confirming, Question } from './confirm.ts'

const { contactsToAsk } = proxyActivities<Confirming>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '1 minute' },
})
// A mail that the transport puts off is tried again for a day, ever more rarely.
const { askContact, tellConfirmed } = proxyActivities<Confirming>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Asks each trusted contact of an author; an address that puts us off holds up no other. */
export async function askContacts(question: Question): Promise<void> {
  const contactIds = await contactsToAsk(question)
  await severally(contactIds.map((contactId) => askContact(question, contactId)))
}

/** Writes to the recipient that a contact said yes. */
export const admitRecipient = (question: Question): Promise<void> => tellConfirmed(question)
