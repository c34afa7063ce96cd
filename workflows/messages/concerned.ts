import { setTimeout as pause } from 'node:timers/promises'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isOfLife } from '../../backend/modules/messages/armed.ts'
import { reportersOf } from '../../backend/modules/messages/announcers.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { tryOnce } from '../kernel/post.ts'
import { claimMail } from './claimMail.ts'

/** The same for each try of one mail; another address, or one that follows a mail that counts no more, is another. */
export const noticeIdOf = ({ messageId, round }: Message, slot: number, addrIdx: number, voided: number): string =>
  derivedId(`notice:${messageId}:${round}:${slot}${addrIdx + voided > 0 ? `:${addrIdx}:${voided}` : ''}`)

/** Whom a message concerns, and the mail with which its delivery begins. */
export const concerned = (kernel: Kernel) => {
  const { clock } = kernel

  const peopleOf = async (message: Message) => {
    const { ownerId, recipientIds } = message
    const [author, people, reporters, standing] = await Promise.all([
      authorFacts(kernel, ownerId),
      recipientFacts(kernel, ownerId, recipientIds),
      reportersOf(kernel, message),
      isOfLife(message) ? kernel.standingOf(ownerId) : '',
    ])
    return { author, names: people.map(({ name }) => name), addresses: addressesOf(author), reporters, standing }
  }

  /** To every address, for half of the hold at most: a mail that is not taken delays nothing. */
  const tellOfClaim = async (state: Message): Promise<void> => {
    const { author, names, addresses, standing } = await peopleOf(state)
    const holdMs = Math.max(0, Date.parse(state.claim?.holdUntil ?? '') - Date.parse(clock.now()))
    for (const [index, to] of addresses.entries()) {
      const mailId = derivedId(`claim:${state.messageId}:${state.round}:${state.claimsN}:${index}`)
      const mail = claimMail(kernel, state, author, { names, standing }, { to, mailId })
      await Promise.race([tryOnce(kernel, 'claim', mail), pause(holdMs / 2 / addresses.length)])
    }
  }
  return { peopleOf, tellOfClaim }
}
