import { ERASED } from '../../backend/kernel/log/codec.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { isExhausted } from '../../backend/kernel/log/tries.ts'
import type { AnyEvent } from '../../backend/kernel/event.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { lastSign } from '../../backend/kernel/identity/signs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { lastTry } from '../../backend/modules/deliveries/reading.ts'
import type { CheckIn, LifeEvent, Missed } from '../../backend/modules/life/events.ts'
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
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { mayBeUnreached } from '../../backend/modules/messages/reading.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import {
  always,
  notificationKind,
  notificationKinds,
  type On,
  type NotificationKind,
  type NotificationKinds,
} from '../kernel/notification.ts'
import { newsMail, proposePageOf, type Cause } from './mail.ts'
import { isFirstBounceAfterRelease } from './released.ts'
import { reportNotifications } from './reportNotifications.ts'
import { waitNotifications } from './waitNotifications.ts'

type Facts = Pick<Lost, 'accountId'> & { readonly recipient?: Lost['recipient']; readonly firstMailAt?: string }

/** @number how long after its last answer an address counts as read. Later nobody may read it. */
const UNPROVEN_DAYS = 400

/** A link that no address takes, and that is not tried again. */
const isLost = ({ data }: { readonly data: { readonly attempt: number; readonly retryAt?: string } }) =>
  data.retryAt === undefined && { mark: data.attempt }

/** No address of an author has taken a question. */
const isUnreached = ({ data }: { readonly data: CheckIn & Missed }) =>
  data.about === 'silence' && isExhausted(data) && { mark: data.round }

/** What contacts who agreed are told of whom we cannot reach: by a message's or their own stream its author, by a delivery's its recipient. */
export const unreachedNotifications = (kernel: Kernel) => {
  const { load, store, clock } = kernel

  /** Read from the stream itself: the read table says how a message stands, not how it stood at `revision`. */
  const hasGoneOut = async (messageId: string, revision: number): Promise<boolean> => {
    const events = await store.read(`message-${messageId}`)
    return isFirstBounceAfterRelease(events.slice(0, revision + 1).map(({ type }) => type))
  }

  /** The author of what is in its hold now, though they were not reached. */
  const begun = async (messageId: string): Promise<Facts | undefined> => {
    const firstMailAt = await unreachedHold(kernel, messageId)
    const owner = firstMailAt > clock.now() ? await ownerOf(kernel, messageId) : undefined
    if (!owner) return undefined
    // Where contacts have used up their days there is nothing they could do.
    const { state } = await load(life, owner.accountId)
    const leftMs = waitLeftMs(state, await lastSign(kernel, owner.accountId), clock.dayMs)
    return leftMs >= clock.dayMs ? { ...owner, firstMailAt } : undefined
  }
  /** The author of a check that was taken by an address from which no mail of ours was answered for long. */
  const unproven = async (messageId: string): Promise<Facts | undefined> => {
    const owner = await ownerIfAsked(kernel, messageId)
    const provenAt = owner ? await mailboxProvenAt(kernel, owner.accountId) : ''
    return provenAt !== '' && provenAt < plus(clock.now(), -UNPROVEN_DAYS * clock.dayMs) ? owner : undefined
  }

  /** Once for each cause of each round or address. `about` is whom it is about, while it is still so. */
  const toContacts = <E extends AnyEvent>(
    cause: Cause,
    on: On<E>,
    about: (id: string, mark: number) => Promise<Facts | undefined>,
    readTables?: 'messages' | 'deliveries',
  ): NotificationKind<E> =>
    notificationKind({
      on,
      readTables,
      stillTrue: ({ stream, mark }) => about(idOfStream(stream), Number(mark)),
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
  const ofAuthors = notificationKinds<MessagesEvent>('message')({
    // While the addresses stay silent the date moves day by day: told once a round.
    'author-unreached': toContacts(
      'author-unreached',
      { DueSlid: ({ data }) => data.reason === 'unreachable' && { mark: data.round } },
      (id) => ownerIfStalled(kernel, id),
      'messages',
    ),
    'author-bounced': toContacts(
      'author-bounced',
      { NoticeBounced: always },
      async (id, mark) => ((await hasGoneOut(id, mark)) ? ownerOf(kernel, id) : undefined),
      'messages',
    ),
    'author-unproven': toContacts('author-unproven', { NoticeAccepted: always }, unproven, 'messages'),
    // Of most claims contacts hear nothing, and a workflow that tells nobody costs as much as one that does.
    'author-begun': toContacts(
      'author-begun',
      { DeliveryClaimed: ({ data }) => mayBeUnreached(data) && {} },
      begun,
      'messages',
    ),
  })
  const ofRecipients = notificationKinds<DeliveriesEvent>('delivery')({
    'recipient-unreached': toContacts(
      'recipient-unreached',
      { LinkRejected: isLost, LinkBounced: isLost },
      (id) => recipientIfLost(kernel, id, 'bounced'),
      'deliveries',
    ),
    'recipient-wrong': toContacts(
      'recipient-wrong',
      { DeliveryRevoked: ({ data }) => data.reason === 'wrong_person' && {} },
      (id) => recipientIfLost(kernel, id, 'wrong_person'),
      'deliveries',
    ),
    'recipient-right': toContacts(
      'recipient-right',
      { WrongPersonUndone: always },
      (id) => recipientIfLost(kernel, id, 'not any more'),
      'deliveries',
    ),
  })
  const ofLives = notificationKinds<LifeEvent>(life.category)({
    // By its series: told once, while no address has taken a question of it since.
    'author-unreached': toContacts(
      'author-unreached',
      { CheckInRejected: isUnreached, CheckInBounced: isUnreached },
      async (accountId, round) => {
        const { questions } = (await load(life, accountId)).state
        const isRefused = questions.silence.some(({ state }) => state === 'rejected' || state === 'bounced')
        return questions.round === round && isRefused ? { accountId } : undefined
      },
    ),
  })
  return { ofAuthors, ofRecipients, ofLives }
}

export const lifeNotifications = (kernel: Kernel): readonly NotificationKinds[] => [
  ...Object.values(unreachedNotifications(kernel)),
  waitNotifications(kernel),
  ...reportNotifications(kernel),
]
