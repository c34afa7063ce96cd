import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { confirmersOf, trustedOf } from '../../backend/modules/deliveries/confirmers.ts'
import { openConfirmation } from '../../backend/modules/deliveries/decide/confirm.ts'
import { openProposal } from '../../backend/modules/deliveries/decide/propose.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { senderOf } from '../../backend/modules/deliveries/queries.ts'
import { recipientOf } from '../../backend/modules/deliveries/readers.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { notificationKind, notificationKinds, type Notification } from '../kernel/notification.ts'
import { askMail, confirmedMail } from './confirmMail.ts'
import { addressMail } from './proposeMail.ts'

/** The n-th time that contacts are asked. */
const byNumber = ({ data }: { readonly data: { readonly n: number } }) => ({ mark: data.n })
const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id)

/** What others than the author read of a delivery: once each time that contacts are asked. */
export const deliveryNotifications = (kernel: Kernel) => {
  const { clock, load } = kernel

  const nameOf = async ({ recipientId, name }: Delivery) => (await recipientOf(kernel, recipientId))?.name ?? name

  /** Whether it is really the recipient; while this question stands so. */
  const confirmation = (as: 'asked' | 'given') => async (news: Notification) => {
    const question = { deliveryId: idOfStream(news.stream), n: Number(news.mark) }
    const { state } = await load(delivery, question.deliveryId)
    const open = openConfirmation(state, clock.now())
    const isSo = open?.n === question.n && open.state === as && (state.status === 'sent' || state.status === 'bounced')
    const sender = await senderOf(kernel, state.messageId)
    return isSo && sender ? { question, state, author: sender.senderName } : undefined
  }

  /** An address that a contact gave, and the contacts on whose word it does not stand; while nobody has said no. */
  const proposal = async (news: Notification) => {
    const proposed = { deliveryId: idOfStream(news.stream), n: Number(news.mark) }
    const { state } = await load(delivery, proposed.deliveryId)
    const open = openProposal(state)
    const sender = await senderOf(kernel, state.messageId)
    if (open?.n !== proposed.n || !sender) return undefined
    const others = (await trustedOf(kernel, state)).filter(({ id }) => id !== open.contactId && id !== open.supportedBy)
    return { proposed, state, open, others, author: sender.senderName }
  }

  return notificationKinds<DeliveriesEvent>(delivery.category)({
    'confirm-access': notificationKind({
      on: { ConfirmationRequested: byNumber },
      isLasting: true,
      stillTrue: confirmation('asked'),
      whom: async ({ state }) => idsOf(await confirmersOf(kernel, state)),
      letter: async ({ question, state, author }, contactId) => {
        const contact = (await confirmersOf(kernel, state)).find(({ id }) => id === contactId)
        const mailId = derivedId(`confirm:${question.deliveryId}:${question.n}:${contactId}`)
        const names = { author, recipient: await nameOf(state), askedAt: state.confirmation?.at ?? clock.now() }
        return contact ? [askMail(kernel, question, contact, names, mailId)] : []
      },
    }),
    'access-confirmed': notificationKind({
      on: { ConfirmationGiven: byNumber },
      isLasting: true,
      stillTrue: confirmation('given'),
      whom: () => ['recipient'],
      letter: async ({ question: { deliveryId, n }, state, author }) => [
        confirmedMail(kernel, deliveryId, state, author, derivedId(`confirmed:${deliveryId}:${n}`)),
      ],
    }),
    'support-address': notificationKind({
      on: { AddressProposed: byNumber },
      isLasting: true,
      // Whoever agrees to the role before it is seen there is found here (workflows/life/newcomer.ts).
      readTables: 'deliveries',
      stillTrue: proposal,
      whom: ({ others }) => idsOf(others),
      letter: async ({ proposed, state, open, others, author }, contactId) => {
        const contact = others.find(({ id }) => id === contactId)
        const mailId = derivedId(`address:${proposed.deliveryId}:${proposed.n}:${contactId}`)
        const about = {
          ...proposed,
          link: state.link,
          at: open.at,
          countsAt: open.countsAt,
          supportedBy: open.supportedBy,
        }
        const names = { author, recipient: await nameOf(state) }
        return contact ? [addressMail(kernel, about, contact, names, mailId)] : []
      },
    }),
  })
}
