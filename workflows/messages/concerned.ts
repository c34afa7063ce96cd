import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { countUp, isSpent } from '../../backend/kernel/http/limits.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
import { reportersOf } from '../../backend/modules/messages/announce/announcers.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { isMoving, statusesThat } from '../../backend/modules/messages/contract/status.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { tryOnce } from '../kernel/post.ts'
import { claimMail } from './claimMail.ts'

const Id = v.object({ id: v.string() })
const MOVING = statusesThat(isMoving)

/** The same for each try of one mail; another address, or one that follows a mail that counts no more, is another. */
export const noticeIdOf = ({ messageId, round }: Message, slot: number, addrIdx: number, voided: number): string =>
  derivedId(`notice:${messageId}:${round}:${slot}${addrIdx + voided > 0 ? `:${addrIdx}:${voided}` : ''}`)

/** That this mail was taken, for longer than any hold of a real day. */
const TAKEN = { name: 'claim-mail', points: 1, seconds: 86_400 } as const

/** Whom a message concerns, and the mail with which its delivery begins. */
export const concerned = (kernel: Kernel) => {
  const { clock } = kernel

  const peopleOf = async (message: Message) => {
    const { ownerId, recipientIds } = message
    const [author, people, reporters, lifeSentence] = await Promise.all([
      authorFacts(kernel, ownerId),
      recipientFacts(kernel, ownerId, recipientIds),
      reportersOf(kernel, message),
      isOfLife(message) ? kernel.lifeSentenceOf(ownerId) : '',
    ])
    return { author, names: people.map(({ name }) => name), addresses: addressesOf(author), reporters, lifeSentence }
  }

  const leftMs = ({ claim }: Message): number => Date.parse(claim?.holdUntil ?? '') - Date.parse(clock.now())
  const mailOnce = async (mail: Mail, isAgain: boolean): Promise<void> => {
    if (isAgain && (await isSpent(kernel, TAKEN, mail.mailId))) return
    const { outcome } = await tryOnce(kernel, 'claim', mail)
    if (outcome === 'accepted') await countUp(kernel, TAKEN, mail.mailId)
  }

  /**
   * To every address, for half of the hold at most: a mail that is not taken delays nothing. A step that is taken anew
   * (`isAgain`), after its worker has stopped, tells only who has not been told, and nobody once the hold is over.
   */
  const tellOfClaim = async (state: Message, isAgain: boolean): Promise<void> => {
    const { author, names, addresses, lifeSentence } = await peopleOf(state)
    const shareMs = leftMs(state) / 2 / addresses.length
    for (const [index, to] of addresses.entries()) {
      if (!(leftMs(state) > 0)) return
      const mailId = derivedId(`claim:${state.messageId}:${state.round}:${state.claimsN}:${index}`)
      const mail = claimMail(kernel, state, author, { names, lifeSentence }, { to, mailId })
      await Promise.race([mailOnce(mail, isAgain), pause(shareMs)])
    }
  }
  /** What an author's silence or death has given a date that is yet to come, as far as the read table knows. */
  const datedOf = async (ownerId: string): Promise<readonly string[]> => {
    const rows = await kernel.db.any(sql.type(Id)`
      select id from messages.messages where owner_id = ${ownerId} and triggered_by in ('presumed', 'confirmed')
        and state = any(${sql.array(MOVING, 'text')}) order by id`)
    return rows.map(({ id }) => id)
  }
  return { peopleOf, datedOf, tellOfClaim }
}
