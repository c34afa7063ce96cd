import type { Kernel } from '../../backend/kernel/kernel.ts'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { cancelForErasure, eraseMessage } from '../../backend/modules/messages/decide/erase.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { asking } from '../kernel/ask.ts'

const Id = v.object({ id: v.string() })

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
    for (const id of await messagesOf(ownerId))
      await ask(message, id, cancelForErasure({ ownerId }), 'cancelForErasure', ownerId)
  }

  /** The end: recordings and the key of whatever was never handed over. */
  const eraseMessages = async (ownerId: string): Promise<void> => {
    for (const id of await messagesOf(ownerId)) {
      const state = await ask(message, id, eraseMessage({ ownerId }), 'eraseMessage', ownerId)
      if (!state?.isErased) continue
      const media = await db.any(sql.type(Id)`select id from media.media where message_id = ${id}`)
      for (const medium of media) await blobs.removeAll(`media/${medium.id}/`)
      await keyring.erase(id)
    }
  }
  return { cancelMessages, eraseMessages }
}
