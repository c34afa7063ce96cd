import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { mayWrite, trustedIn } from '../../backend/modules/life/reading.ts'
import type { WishesEvent } from '../../backend/modules/wishes/events.ts'
import { openIn, wishes, type Wishes } from '../../backend/modules/wishes/wishes.ts'
import {
  notificationKind,
  notificationKinds,
  type Notification,
  type NotificationKinds,
} from '../kernel/notification.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { foundMail, reviewMail, sharedMail } from './mail.ts'

type Facts = { readonly accountId: string; readonly state: Wishes }
type Letter = typeof foundMail

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
  const isOpen = (state: Wishes, isConfirmed: boolean) => openIn(state, { isConfirmed, isWaiting: false }).length > 0

  /** Something is open while its author lives. */
  const whileShared = async (news: Notification): Promise<Facts | undefined> => {
    const facts = await factsOf(news)
    return isOpen(facts.state, false) ? facts : undefined
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

  return [
    notificationKinds<WishesEvent>(wishes.category)({
      shared: notificationKind({
        on: { WishesPublished: ({ data }) => ({ mark: data.version }) },
        stillTrue: whileShared,
        whom: contactsOf,
        letter: toContact(sharedMail),
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
        letter: toContact(sharedMail),
      }),
    }),
  ]
}
