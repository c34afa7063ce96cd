import { proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { severally } from '../kernel/severally.ts'
import type { Confirming, Question } from './confirm.ts'

const { contactsToAsk } = proxyActivities<Confirming>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '1 minute' },
})
const { askContact, tellConfirmed } = proxyActivities<Confirming>(MAIL_RETRY)

/** Asks each trusted contact of an author; an address that puts us off holds up no other. */
export async function askContacts(question: Question): Promise<void> {
  const contactIds = await contactsToAsk(question)
  await severally(contactIds.map((contactId) => askContact(question, contactId)))
}

/** Writes to the recipient that a contact said yes. */
export const admitRecipient = (question: Question): Promise<void> => tellConfirmed(question)
