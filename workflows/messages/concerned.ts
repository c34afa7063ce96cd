import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reportersOf } from '../../backend/modules/messages/announcers.ts'
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

/** Whom a message concerns, and the mail with which its delivery begins. */
export const concerned = (kernel: Kernel) => {
  const { clock } = kernel

  const peopleOf = async (message: Message) => {
    const { ownerId, recipientIds } = message
    const [author, people, reporters] = await Promise.all([
      authorFacts(kernel, ownerId),
      recipientFacts(kernel, ownerId, recipientIds),
      reportersOf(kernel, message),
    ])
    return { author, names: people.map(({ name }) => name), addresses: addressesOf(author), reporters }
  }

  /** To every address, for half of the hold at most: a mail that is not taken delays nothing. */
  const tellOfClaim = async (state: Message): Promise<void> => {
    const { author, names, addresses } = await peopleOf(state)
    const holdMs = Math.max(0, Date.parse(state.claim?.holdUntil ?? '') - Date.parse(clock.now()))
    for (const [index, to] of addresses.entries()) {
      const mailId = derivedId(`claim:${state.messageId}:${state.round}:${state.claimsN}:${index}`)
      const mail = claimMail(kernel, state, author, names, { to, mailId })
      await Promise.race([tryOnce(kernel, 'claim', mail), pause(holdMs / 2 / addresses.length)])
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
