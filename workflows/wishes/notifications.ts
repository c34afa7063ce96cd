import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { mayWrite, trustedIn } from '../../backend/modules/life/reading.ts'
import type { WishesEvent } from '../../backend/modules/wishes/events.ts'
import { mayBeAskedFor, openIn, wishes, type Ask, type Wishes } from '../../backend/modules/wishes/wishes.ts'
import {
  notificationKind,
  notificationKinds,
  type Notification,
  type NotificationKinds,
} from '../kernel/notification.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { askedMail, deniedMail, foundMail, grantedMail, reviewMail, sharedMail, unwellMail } from './mail.ts'

type Facts = { readonly accountId: string; readonly state: Wishes }
type Letter = typeof foundMail
/** The contact, and when they asked, in the mark of what became of it. */
const markOf = (contactId: string, askedAt: string) => `${askedAt}_${contactId}`
const contactOf = ({ mark }: Notification) => mark.slice(mark.lastIndexOf('_') + 1)

/** Who may read is told where, and whoever wrote is asked once a year whether it still holds. */
export const wishesNotifications = (kernel: Kernel): readonly NotificationKinds[] => {
  const factsOf = async ({ stream }: Notification): Promise<Facts> => {
    const accountId = idOfStream(stream)
    return { accountId, state: (await kernel.load(wishes, accountId)).state }
  }
  const contactsOf = async ({ accountId }: Facts) =>
    (await trustedIn(kernel, accountId)).contacts.map(({ contactId }) => contactId)
  /** The one mail to a contact who still is one, of an author whose account is there. */
  const toContact =
    (letter: Letter) =>
    async ({ accountId }: Facts, who: string, { mark }: Notification): Promise<Mail[]> => {
      const [{ contacts }, { name: author, email }] = await Promise.all([
        trustedIn(kernel, accountId),
        reachOf(kernel, accountId),
      ])
      const contact = contacts.find(({ contactId }) => contactId === who)
      if (!contact || contact.address === ERASED || email === '') return []
      return [letter(kernel, { accountId, author }, contact, mark)]
    }
  const isOpen = (state: Wishes, isConfirmed: boolean) =>
    openIn(state, { contactId: '', isConfirmed, isWaiting: false }).length > 0

  const living = { contactId: '', isConfirmed: false, isWaiting: false }
  const toReader: ReturnType<typeof toContact> = (facts, who, news) =>
    toContact(isOpen(facts.state, false) ? sharedMail : unwellMail)(facts, who, news)

  /** Something is open while its author lives, or can be asked for. */
  const whileShared = async (news: Notification): Promise<Facts | undefined> => {
    const facts = await factsOf(news)
    return isOpen(facts.state, false) || mayBeAskedFor(facts.state, living) ? facts : undefined
  }
  /** This death stands, and there is something to read. */
  const whileFound = async (news: Notification): Promise<Facts | undefined> => {
    const facts = await factsOf(news)
    const { isConfirmed, confirmedAt } = await trustedIn(kernel, facts.accountId)
    return isConfirmed && confirmedAt === news.mark && isOpen(facts.state, true) ? facts : undefined
  }
  const whilePublished = async (news: Notification): Promise<Facts | undefined> => {
    const facts = await factsOf(news)
    return facts.state.published && (await mayWrite(kernel, facts.accountId)) ? facts : undefined
  }

  /** What that contact asked for last, while it is so. */
  const whileAsk =
    (isSo: (ask: Ask) => boolean) =>
    async (news: Notification): Promise<(Facts & { readonly ask: Ask }) | undefined> => {
      const facts = await factsOf(news)
      const ask = facts.state.asks[contactOf(news)]
      return ask && isSo(ask) ? { ...facts, ask } : undefined
    }

  return [
    notificationKinds<WishesEvent>(wishes.category)({
      shared: notificationKind({
        on: { WishesPublished: ({ data }) => ({ mark: data.version }) },
        stillTrue: whileShared,
        whom: contactsOf,
        letter: toReader,
      }),
      // At each address of theirs: it opens unless they say no.
      'access-asked': notificationKind({
        on: { WishesAccessAsked: ({ data }) => ({ mark: markOf(data.contactId, data.askedAt) }) },
        stillTrue: whileAsk(({ deniedAt }) => deniedAt === ''),
        whom: ({ accountId }) => [accountId],
        letter: async ({ ask }, accountId, news) => {
          const [{ contacts }, { name, email, backup }] = await Promise.all([
            trustedIn(kernel, accountId),
            reachOf(kernel, accountId),
          ])
          const contact = contacts.find(({ contactId }) => contactId === contactOf(news))
          if (!contact) return []
          const addresses = [email, backup?.isVerified ? backup.address : ''].filter((address) => address !== '')
          return addresses.map((address, n) =>
            askedMail(kernel, { accountId, name, address }, { by: contact.name, ...ask }, `${news.mark}:${n}`),
          )
        },
      }),
      'access-opened': notificationKind({
        on: { WishesAccessOpened: ({ data }) => ({ mark: markOf(data.contactId, data.openedAt) }) },
        stillTrue: whileAsk(({ openedAt, deniedAt }) => openedAt !== '' && deniedAt === ''),
        whom: (_, news) => [contactOf(news)],
        letter: toContact(grantedMail),
      }),
      'access-denied': notificationKind({
        on: { WishesAccessDenied: ({ data }) => ({ mark: markOf(data.contactId, data.deniedAt) }) },
        stillTrue: whileAsk(({ deniedAt }) => deniedAt !== ''),
        whom: (_, news) => [contactOf(news)],
        letter: toContact(deniedMail),
      }),
      review: notificationKind({
        on: { WishesReviewAsked: ({ data }) => ({ mark: data.askedAt }) },
        stillTrue: whilePublished,
        whom: ({ accountId }) => [accountId],
        letter: async ({ state: { reviewedAt } }, accountId, { mark }) => {
          const { name, email, isVerified, notifications } = await reachOf(kernel, accountId)
          if (email === '' || !isVerified || !notifications.reminders) return []
          return [reviewMail(kernel, { accountId, name, address: email }, { reviewedAt, mark })]
        },
      }),
    }),
    notificationKinds<LifeEvent>('life')({
      'wishes-found': notificationKind({
        on: { LifeConfirmed: ({ data }) => ({ mark: data.confirmedAt }) },
        isLasting: true,
        stillTrue: whileFound,
        whom: contactsOf,
        letter: toContact(foundMail),
      }),
      // Whoever agrees later learns of what is open by then.
      'wishes-shared': notificationKind({
        on: { ContactAccepted: ({ data }) => ({ mark: data.contactId }) },
        stillTrue: whileShared,
        whom: (_, { mark }) => [mark],
        letter: toReader,
      }),
    }),
  ]
}
