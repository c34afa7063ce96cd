import { ERASED } from '../../backend/kernel/log/codec.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { mailboxProvenAt } from '../../backend/modules/life/mailbox.ts'
import { waitLeftMs } from '../../backend/modules/life/decide/wait.ts'
import { unreachedHold } from '../../backend/modules/life/hold.ts'
import {
  ownerIfAsked,
  ownerIfStalled,
  ownerOf,
  recipientIfLost,
  type Lost,
} from '../../backend/modules/life/queries.ts'
import { lastSignOf } from '../../backend/modules/life/waiting.ts'
import { post } from '../kernel/post.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { newsMail, proposePageOf, type Cause } from './mail.ts'
import { isFirstBounceAfterRelease } from './released.ts'

/**
 * What contacts are told of: `id` is a message's where its author is the one we cannot reach, else a delivery's; `mark`
 * is the round, the try or the revision that makes this news another. Read tables are asked once they passed `position`.
 */
export type News = { readonly id: string; readonly cause: Cause; readonly mark: number; readonly position: string }
type Told = Pick<Lost, 'accountId'> & { readonly recipient?: Lost['recipient']; readonly firstMailAt?: string }

/** An address from which no mail of ours was answered for so long nobody may read. */
const UNPROVEN_DAYS = 400

export const telling = (kernel: Kernel) => {
  const { load, store, clock } = kernel

  /** Read from the stream itself: the read table says how a message stands, not how it stood at `revision`. */
  const hasGoneOut = async (messageId: string, revision: number): Promise<boolean> => {
    const events = await store.read(`message-${messageId}`)
    return isFirstBounceAfterRelease(events.slice(0, revision + 1).map(({ type }) => type))
  }

  /** The author of what is in its hold now, though they were not reached. */
  const begun = async (messageId: string): Promise<Told | undefined> => {
    const firstMailAt = await unreachedHold(kernel, messageId)
    const owner = firstMailAt > clock.now() ? await ownerOf(kernel, messageId) : undefined
    if (!owner) return undefined
    // Where contacts have used up their days there is nothing they could do.
    const { state } = await load(life, owner.accountId)
    const leftMs = waitLeftMs(state, await lastSignOf(kernel, owner.accountId), clock.dayMs)
    return leftMs >= clock.dayMs ? { ...owner, firstMailAt } : undefined
  }
  /** The author of a check that was taken by an address from which no mail of ours was answered for long. */
  const unproven = async (messageId: string): Promise<Told | undefined> => {
    const owner = await ownerIfAsked(kernel, messageId)
    const provenAt = owner ? await mailboxProvenAt(kernel, owner.accountId) : ''
    return provenAt !== '' && provenAt < plus(clock.now(), -UNPROVEN_DAYS * clock.dayMs) ? owner : undefined
  }

  /** Whom it is about, while it is still so. */
  const about = async ({ id, cause, mark }: News): Promise<Told | undefined> => {
    switch (cause) {
      case 'author-unreached':
        return ownerIfStalled(kernel, id)
      case 'author-bounced':
        return (await hasGoneOut(id, mark)) ? ownerOf(kernel, id) : undefined
      case 'author-unproven':
        return unproven(id)
      case 'author-begun':
        return begun(id)
      case 'recipient-unreached':
        return recipientIfLost(kernel, id, 'bounced')
      case 'recipient-wrong':
        return recipientIfLost(kernel, id, 'wrong_person')
    }
  }

  /** The contacts who have agreed; nobody where what is told of has passed. */
  const contactsToTell = async (news: News): Promise<{ accountId: string; contactIds: string[] }> => {
    const module = news.cause.startsWith('author') ? 'messages' : 'deliveries'
    await readTablesAt(kernel, module, news.position)
    const told = await about(news)
    if (!told) return { accountId: '', contactIds: [] }
    const { contacts } = (await load(life, told.accountId)).state
    const agreed = contacts.filter(({ status, address }) => status === 'accepted' && address !== ERASED)
    return { accountId: told.accountId, contactIds: agreed.map(({ contactId }) => contactId) }
  }

  /** One mail, the same for every try; none to whom it no longer concerns, or who is who we cannot reach. */
  const tellContact = async (news: News, accountId: string, contactId: string): Promise<void> => {
    const { cause, id, mark } = news
    const [told, { state }, { name, email }] = await Promise.all([
      about(news),
      load(life, accountId),
      reachOf(kernel, accountId),
    ])
    const contact = contactIn(state, contactId)
    if (!told || told.accountId !== accountId || email === '') return
    if (contact?.status !== 'accepted' || contact.address === ERASED) return
    if (told.recipient?.address.toLowerCase() === contact.address.toLowerCase()) return
    const mailId = derivedId(`contacts:${id}:${cause}:${mark}:${contactId}`)
    const { firstMailAt } = told
    const people = {
      author: name,
      recipient: told.recipient?.name ?? '',
      ...(firstMailAt && { firstMailAt }),
      ...(cause === 'recipient-unreached' && { proposeUrl: proposePageOf(kernel, id, contact, mark) }),
    }
    await post(kernel, `contact-${cause}`, newsMail(kernel, { accountId, ...contact }, cause, people, mailId))
  }
  return { contactsToTell, tellContact }
}
export type Telling = ReturnType<typeof telling>
