import type { Kernel } from '../../backend/kernel/kernel.ts'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { cancelForErasure, eraseMessage, takeBackUnopened } from '../../backend/modules/messages/decide/erase.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { asking } from '../kernel/ask.ts'
import { endedOf, isEnding } from '../kernel/ended.ts'

const Id = v.object({ id: v.string() })
const HandedRow = v.object({
  deliveryId: v.string(),
  occurrence: v.number(),
  recipientId: v.string(),
  isSent: v.boolean(),
  isOpened: v.boolean(),
  isOver: v.boolean(),
})

/** What the end of an account does to its messages. Each may run twice. */
export const erasing = (kernel: Kernel) => {
  const { db, keyring, blobs } = kernel
  const ask = asking(kernel)

  const messagesOf = async (ownerId: string) =>
    (await db.any(sql.type(Id)`select id from messages.messages where owner_id = ${ownerId} order by id`)).map(
      ({ id }) => id,
    )

  /** The end is planned: nothing more goes out. */
  const cancelMessages = async (ownerId: string): Promise<void> => {
    if (!(await isEnding(kernel, ownerId))) return
    for (const id of await messagesOf(ownerId))
      await ask(message, id, cancelForErasure({ ownerId }), 'cancelForErasure', ownerId)
  }

  const handedOf = (id: string) =>
    db.any(sql.type(HandedRow)`
      select id as delivery_id, occurrence, recipient_id, sent_at is not null as is_sent,
        opened_at is not null as is_opened, 
        sent_at is null or state in ('revoked', 'declined', 'bounced') as is_over
      from deliveries.deliveries where message_id = ${id} order by occurrence, id`)

  /** The end: recordings and the key of whatever was never handed over, or is taken back. */
  const eraseMessages = async (ownerId: string): Promise<void> => {
    const ended = await endedOf(kernel, ownerId)
    if (!ended) return
    const takesBack = ended.takeBackUnopened ?? false
    for (const id of await messagesOf(ownerId)) {
      const handed = await handedOf(id)
      if (takesBack) await ask(message, id, takeBackUnopened({ ownerId, handed }), 'takeBackUnopened', ownerId)
      const isGiven = handed.some(({ isOpened, isOver }) => isOpened || !(takesBack || isOver))
      const state = await ask(message, id, eraseMessage({ ownerId, isGiven }), 'eraseMessage', ownerId)
      if (!state?.isErased) continue
      const media = await db.any(sql.type(Id)`select id from media.media where message_id = ${id}`)
      for (const medium of media) await blobs.removeAll(`media/${medium.id}/`)
      await keyring.erase(id)
    }
  }
  return { cancelMessages, eraseMessages }
}
