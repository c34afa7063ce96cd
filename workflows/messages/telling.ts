import { setTimeout as pause } from 'node:timers/promises'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { sealedBlobs } from '../../backend/kernel/sealedBlobs.ts'
import { reportDamage } from '../../backend/modules/messages/decide/deliver.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { asking } from '../kernel/ask.ts'
import { claimMail, damageMail } from './mail.ts'

/** The same for each try of one mail; another address, or one that follows a mail that counts no more, is another. */
export const noticeIdOf = ({ messageId, round }: Message, slot: number, addrIdx: number, voided: number): string =>
  derivedId(`notice:${messageId}:${round}:${slot}${addrIdx + voided > 0 ? `:${addrIdx}:${voided}` : ''}`)

/** What the author is told besides the checks, and what of a message is still whole. */
export const telling = (kernel: Kernel) => {
  const { mailer, clock } = kernel
  const ask = asking(kernel)
  const sealed = sealedBlobs(kernel)

  const peopleOf = async ({ ownerId, recipientIds }: Message) => {
    const [author, people] = await Promise.all([
      authorFacts(kernel, ownerId),
      recipientFacts(kernel, ownerId, recipientIds),
    ])
    return { author, names: people.map(({ name }) => name), addresses: addressesOf(author) }
  }

  /** Recordings that are gone, erased or damaged: each is read again to its end. */
  const lostOf = async ({ media, messageId }: Message): Promise<string[]> => {
    const lost: string[] = []
    for (const { mediaId, sha256 } of media)
      if ((await sealed.verify(`media/${mediaId}/original`, messageId)) !== sha256) lost.push(mediaId)
    return lost
  }

  /** Told first and recorded then: a crash between the two tells twice, never not at all. */
  const tellOfDamage = async (state: Message, lost: readonly string[]): Promise<void> => {
    if (lost.every((mediaId) => state.damage?.mediaIds.includes(mediaId))) return
    const { author, names, addresses } = await peopleOf(state)
    for (const [index, to] of addresses.entries()) {
      const mailId = derivedId(`damage:${state.messageId}:${state.round}:${lost.join()}:${index}`)
      await mailer.send(damageMail(kernel, state, author, names, { to, mailId }))
    }
    const { messageId, round } = state
    await ask(message, messageId, reportDamage({ round, lost }), 'reportDamage', round, ...lost)
  }

  /** To every address, for half of the hold at most: a mail that is not taken delays nothing. */
  const tellOfClaim = async (state: Message): Promise<void> => {
    const { author, names, addresses } = await peopleOf(state)
    const holdMs = Math.max(0, Date.parse(state.claim?.holdUntil ?? '') - Date.parse(clock.now()))
    for (const [index, to] of addresses.entries()) {
      const mailId = derivedId(`claim:${state.messageId}:${state.round}:${state.claimsN}:${index}`)
      const mail = mailer.send(claimMail(kernel, state, author, names, { to, mailId }))
      await Promise.race([mail, pause(holdMs / 2 / addresses.length)])
    }
  }
  return { peopleOf, lostOf, tellOfDamage, tellOfClaim }
}
