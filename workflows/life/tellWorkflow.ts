import { patched, proxyActivities } from '@temporalio/workflow'
import type { Proposing } from '../deliveries/propose.ts'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { severally } from '../kernel/severally.ts'
import type { Newcomer, TellingNewcomers } from './newcomer.ts'
import type { News, Telling } from './tell.ts'

type Mails = Pick<Telling, 'tellContact'> & Pick<TellingNewcomers, 'tellNewContact'> & Pick<Proposing, 'askOther'>

const { contactsToTell, unheardBy } = proxyActivities<Telling & TellingNewcomers>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
const { tellContact, tellNewContact: tellNewcomer, askOther } = proxyActivities<Mails>(MAIL_RETRY)

/** Writes to each accepted contact of an author; an address that puts us off holds up no other. */
export async function tellContacts(news: News): Promise<void> {
  const { accountId, contactIds } = await contactsToTell(news)
  await severally(contactIds.map((contactId) => tellContact(news, accountId, contactId)))
}

/** Writes to somebody who has just agreed what the others were told before, while it is so. */
export async function tellNewContact(newcomer: Newcomer): Promise<void> {
  if (!patched('tell-of-lost-recipients')) return tellNewcomer(newcomer)
  const { accountId, contactId } = newcomer
  const { lost, proposed } = await unheardBy(newcomer)
  await severally([
    tellNewcomer(newcomer),
    ...lost.map((news) => tellContact(news, accountId, contactId)),
    ...proposed.map((one) => askOther(one, contactId)),
  ])
}
