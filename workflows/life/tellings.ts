import { ERASED } from '../../backend/kernel/log/codec.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { lastTry } from '../../backend/modules/deliveries/reading.ts'
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
import { idOfStream } from '../kernel/ask.ts'
import { row, type Row } from '../kernel/tell.ts'
import { causes, newsMail, proposePageOf, type Cause } from './mail.ts'
import { isFirstBounceAfterRelease } from './released.ts'
import { reportTellings } from './reportTellings.ts'
import { waitTellings } from './waitTellings.ts'

type Told = Pick<Lost, 'accountId'> & { readonly recipient?: Lost['recipient']; readonly firstMailAt?: string }

/** @number how long after its last answer an address counts as read. Later nobody may read it. */
const UNPROVEN_DAYS = 400

/** What contacts who agreed are told of whom we cannot reach: by a message's stream its author, by a delivery's its recipient. */
export const lifeTellings = (kernel: Kernel): readonly Row[] => {
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
    const leftMs = waitLeftMs(state, await lastSign(kernel, owner.accountId), clock.dayMs)
    return leftMs >= clock.dayMs ? { ...owner, firstMailAt } : undefined
  }
  /** The author of a check that was taken by an address from which no mail of ours was answered for long. */
  const unproven = async (messageId: string): Promise<Told | undefined> => {
    const owner = await ownerIfAsked(kernel, messageId)
    const provenAt = owner ? await mailboxProvenAt(kernel, owner.accountId) : ''
    return provenAt !== '' && provenAt < plus(clock.now(), -UNPROVEN_DAYS * clock.dayMs) ? owner : undefined
  }

  /** Whom each is about, while it is still so. */
  const about: Readonly<Record<Cause, (id: string, mark: number) => Promise<Told | undefined>>> = {
    'author-unreached': (id) => ownerIfStalled(kernel, id),
    'author-bounced': async (id, mark) => ((await hasGoneOut(id, mark)) ? ownerOf(kernel, id) : undefined),
    'author-unproven': unproven,
    'author-begun': begun,
    'recipient-unreached': (id) => recipientIfLost(kernel, id, 'bounced'),
    'recipient-wrong': (id) => recipientIfLost(kernel, id, 'wrong_person'),
    'recipient-right': (id) => recipientIfLost(kernel, id, 'not any more'),
  }

  const ofCause = (cause: Cause): Row =>
    row({
      name: `contact-${cause}`,
      readTables: cause.startsWith('author') ? 'messages' : 'deliveries',
      stillTrue: ({ stream, mark }) => about[cause](idOfStream(stream), Number(mark)),
      whom: async ({ accountId }) => {
        const { contacts } = (await load(life, accountId)).state
        const agreed = contacts.filter(({ status, address }) => status === 'accepted' && address !== ERASED)
        return agreed.map(({ contactId }) => contactId)
      },
      /** None to who is the one we cannot reach. */
      letter: async ({ accountId, recipient, firstMailAt }, contactId, { stream, mark }) => {
        const id = idOfStream(stream)
        const [{ state }, { name, email }] = await Promise.all([load(life, accountId), reachOf(kernel, accountId)])
        const contact = contactIn(state, contactId)
        if (email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return []
        if (recipient?.address.toLowerCase() === contact.address.toLowerCase()) return []
        const mailId = derivedId(`contacts:${id}:${cause}:${mark}:${contactId}`)
        const mayPropose = cause === 'recipient-unreached' || cause === 'recipient-wrong'
        const proposeUrl = mayPropose && proposePageOf(kernel, id, contact, (await load(lastTry, id)).state.attempt)
        const people = {
          author: name,
          at: clock.now(),
          recipient: recipient?.name ?? '',
          ...(firstMailAt && { firstMailAt }),
          ...(proposeUrl && { proposeUrl }),
          isDead: state.verdict !== undefined,
        }
        return [newsMail(kernel, { accountId, ...contact }, cause, people, mailId)]
      },
    })
  return [...causes.map(ofCause), ...waitTellings(kernel), ...reportTellings(kernel)]
}
