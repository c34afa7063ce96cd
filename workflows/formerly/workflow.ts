import { patched, proxyActivities, sleep } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { severally } from '../kernel/severally.ts'
import type { FormerActivities } from './activities.ts'

// What was told before `tell` was there. They stay for the runs that began as these; nothing starts one any more.

type Given<Name extends keyof FormerActivities> = Parameters<FormerActivities[Name]>[0]

const { contactsToTell, unheardBy, contactsBesides, contactsToAsk, othersToAsk } = proxyActivities<FormerActivities>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
const mails = proxyActivities<FormerActivities>(MAIL_RETRY)

export async function tellContacts(news: Given<'tellContact'>): Promise<void> {
  const { accountId, contactIds } = await contactsToTell(news)
  await severally(contactIds.map((contactId) => mails.tellContact(news, accountId, contactId)))
}

export async function tellNewContact(newcomer: Given<'tellNewContact'>): Promise<void> {
  if (!patched('tell-of-lost-recipients')) return mails.tellNewContact(newcomer)
  const { accountId, contactId } = newcomer
  const { lost, proposed } = await unheardBy()
  await severally([
    mails.tellNewContact(newcomer),
    ...lost.map((news) => mails.tellContact(news, accountId, contactId)),
    ...proposed.map((one) => mails.askOther(one, contactId)),
  ])
}

export async function tellOfWait(wait: Given<'tellAuthorOfWait'>): Promise<void> {
  const others = await contactsBesides(wait)
  await severally([mails.tellAuthorOfWait(wait), ...others.map((contactId) => mails.tellOtherOfWait(wait, contactId))])
}

export async function askContacts(question: Given<'askContact'>): Promise<void> {
  const contactIds = await contactsToAsk(question)
  await severally(contactIds.map((contactId) => mails.askContact(question, contactId)))
}

export async function askOthers(proposed: Given<'askOther'>): Promise<void> {
  const contactIds = await othersToAsk(proposed)
  await severally(contactIds.map((contactId) => mails.askOther(proposed, contactId)))
}

export const admitRecipient = (question: Given<'tellConfirmed'>): Promise<void> => mails.tellConfirmed(question)

export const tellWrongPerson = (report: Given<'tellOfStranger'>): Promise<void> => mails.tellOfStranger(report)

type Courtesies = { readonly courtesy: Given<'tellAuthorOnce'>; readonly gapsMs: readonly number[] }
export async function tellAuthor({ courtesy, gapsMs }: Courtesies): Promise<void> {
  for (const [turn, ms] of gapsMs.entries()) {
    if (ms > 0) await sleep(ms)
    if (!(await mails.tellAuthorOnce(courtesy, turn))) return
  }
}
