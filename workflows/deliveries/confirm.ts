import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { confirmersOf } from '../../backend/modules/deliveries/confirmers.ts'
import { openConfirmation } from '../../backend/modules/deliveries/decide/confirm.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { recipientOf, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { post } from '../kernel/post.ts'
import { askMail, confirmedMail, type Question } from './confirmMail.ts'

export type { Question } from './confirmMail.ts'

export const confirming = (kernel: Kernel) => {
  const { clock, load } = kernel

  /** The delivery, while this question stands so. */
  const standing = async ({ deliveryId, n }: Question, as: 'asked' | 'given') => {
    const { state } = await load(delivery, deliveryId)
    const open = openConfirmation(state, clock.now())
    const isStanding = open?.n === n && open.state === as && (state.status === 'sent' || state.status === 'bounced')
    const sender = await senderOf(kernel, state.messageId)
    return isStanding && sender ? { state, author: sender.senderName } : undefined
  }

  const contactsToAsk = async (question: Question): Promise<string[]> => {
    const found = await standing(question, 'asked')
    return found ? (await confirmersOf(kernel, found.state)).map(({ id }) => id) : []
  }
  /** None to whom it no longer concerns. */
  const askContact = async (question: Question, contactId: string): Promise<void> => {
    const found = await standing(question, 'asked')
    const contact = found && (await confirmersOf(kernel, found.state)).find(({ id }) => id === contactId)
    if (!contact) return
    const { deliveryId, n } = question
    const recipient = (await recipientOf(kernel, found.state.recipientId))?.name ?? found.state.name
    const mailId = derivedId(`confirm:${deliveryId}:${n}:${contactId}`)
    await post(
      kernel,
      'confirm-access',
      askMail(kernel, question, contact, { author: found.author, recipient }, mailId),
    )
  }
  const tellConfirmed = async (question: Question): Promise<void> => {
    const found = await standing(question, 'given')
    if (!found) return
    const { deliveryId, n } = question
    const mailId = derivedId(`confirmed:${deliveryId}:${n}`)
    await post(kernel, 'access-confirmed', confirmedMail(kernel, deliveryId, found.state, found.author, mailId))
  }
  return { contactsToAsk, askContact, tellConfirmed }
}
export type Confirming = ReturnType<typeof confirming>
