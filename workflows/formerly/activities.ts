import type { News, Tell } from '../kernel/tell.ts'
import type { Missing, Newcomer } from '../life/newcomer.ts'

type OfContacts = { readonly id: string; readonly cause: string; readonly mark: number; readonly position: string }
type Wait = { readonly accountId: string; readonly contactId: string; readonly until: string }
type Asked = { readonly deliveryId: string; readonly n: number; readonly position?: string }
type Unheard = { readonly lost: readonly OfContacts[]; readonly proposed: readonly Asked[] }
type OfAuthor = { readonly stream: string; readonly telling: string; readonly mark: string }
type Report = { readonly recipientId: string; readonly mark: number }

const AUTHOR = 'author'
const news = (stream: string, telling: string, mark: string | number, position = '0'): News => ({
  stream,
  telling,
  mark: String(mark),
  position,
})
const ofContacts = ({ id, cause, mark, position }: OfContacts): News =>
  news(`${cause.startsWith('author') ? 'message' : 'delivery'}-${id}`, `contact-${cause}`, mark, position)
const ofWait = ({ accountId, until }: Wait, telling: string): News => news(`life-${accountId}`, telling, until)
const ofDelivery = ({ deliveryId, n, position }: Asked, telling: string): News =>
  news(`delivery-${deliveryId}`, telling, n, position)
const ofAuthor = ({ stream, telling, mark }: OfAuthor): News => news(stream, `courtesy-${telling}`, mark)

/** What the runs ask for that began before `tell` did, in its words. None of them lasts longer than a message is held. */
export const formerActivities = ({ whomToTell, tellOne, missedBy }: Tell & Missing) => {
  const whom = async (of: News) => [...((await whomToTell(of)) ?? [])]
  return {
    contactsToTell: async (of: OfContacts) => ({ accountId: '', contactIds: await whom(ofContacts(of)) }),
    tellContact: (of: OfContacts, _accountId: string, contactId: string) => tellOne(ofContacts(of), contactId, 0),
    tellNewContact: async (newcomer: Newcomer): Promise<void> => {
      for (const each of await missedBy(newcomer)) await tellOne(each, newcomer.contactId, 0)
    },
    // They are told by the one before.
    unheardBy: async (): Promise<Unheard> => ({ lost: [], proposed: [] }),
    contactsBesides: (wait: Wait) => whom(ofWait(wait, 'contact-wait-other')),
    tellAuthorOfWait: (wait: Wait) => tellOne(ofWait(wait, 'contact-wait'), AUTHOR, 0),
    tellOtherOfWait: (wait: Wait, contactId: string) => tellOne(ofWait(wait, 'contact-wait-other'), contactId, 0),
    contactsToAsk: (asked: Asked) => whom(ofDelivery(asked, 'confirm-access')),
    askContact: (asked: Asked, contactId: string) => tellOne(ofDelivery(asked, 'confirm-access'), contactId, 0),
    tellConfirmed: (asked: Asked) => tellOne(ofDelivery(asked, 'access-confirmed'), 'recipient', 0),
    othersToAsk: (asked: Asked) => whom(ofDelivery(asked, 'support-address')),
    askOther: (asked: Asked, contactId: string) => tellOne(ofDelivery(asked, 'support-address'), contactId, 0),
    tellOfStranger: ({ recipientId, mark }: Report) =>
      tellOne(news(`recipient-${recipientId}`, 'wrong-person', mark), AUTHOR, 0),
    /** @returns whether it still held, so that a later one may follow */
    tellAuthorOnce: async (courtesy: OfAuthor, turn: number): Promise<boolean> => {
      const people = await whomToTell(ofAuthor(courtesy))
      if (people) await tellOne(ofAuthor(courtesy), AUTHOR, turn)
      return people !== undefined
    },
  }
}
export type FormerActivities = ReturnType<typeof formerActivities>
