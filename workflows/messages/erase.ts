import type { Kernel } from '../../backend/kernel/kernel.ts'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { blobFolder } from '../../backend/modules/media/reading.ts'
import { cancelForErasure, eraseMessage, takeBackUnopened } from '../../backend/modules/messages/decide/erase.ts'
import { endingOf } from '../../backend/modules/messages/queries/ending.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Id = v.object({ id: v.string() })
const HandedRow = v.object({
  deliveryId: v.string(),
  occurrence: v.number(),
  recipientId: v.string(),
  isSent: v.boolean(),
  isOpened: v.boolean(),
  isOver: v.boolean(),
})

/** What `MessageErased` promises, done after it: its recordings and its key are gone. May run twice. */
export const destroying = ({ db, load, keys, blobs }: Kernel) => {
  const destroyWords = async (id: string): Promise<void> => {
    const { ownerId } = (await load(message, id)).state
    // Whoever knows an id may name it: what others recorded under it is not the message's.
    const media = await db.any(sql.type(Id)`
      select id from media.media where message_id = ${id} and owner_id = ${ownerId}`)
    for (const medium of media) await blobs.removeAll(blobFolder(medium.id))
    await keys.erase(`message-${id}`)
  }
  /** The key goes last: while it is there, something may be left. */
  const isDestroyed = (id: string): Promise<boolean> => keys.isThere(`message-${id}`).then((isThere) => !isThere)
  return { destroyWords, isDestroyed }
}

/** The part of an account that ends with `eraseMessages`. */
export const MESSAGES = 'messages'

/** What the end of an account does to its messages. Each may run twice. */
export const erasing = (kernel: Kernel) => {
  const { db } = kernel
  const ask = trySystemCommand(kernel)
  const { destroyWords } = destroying(kernel)

  const stop = (ownerId: string, id: string, ...ids: readonly number[]) =>
    ask(message, id, cancelForErasure({ ownerId }), 'cancelForErasure', ownerId, ...ids)
  const messagesOf = async (ownerId: string) =>
    (await db.any(sql.type(Id)`select id from messages.messages where owner_id = ${ownerId} order by id`)).map(
      ({ id }) => id,
    )

  /** The end is planned: nothing more is sent. One that is planned anew, at a later revision, is another command. */
  const cancelMessages = async (ownerId: string): Promise<void> => {
    const ending = await endingOf(kernel, ownerId)
    if (ending === undefined) return
    // What was sealed just before is in the list, too.
    await readTablesAt(kernel, 'messages', ending.position)
    for (const id of await messagesOf(ownerId)) await stop(ownerId, id, ending.revision)
  }

  /**
   * What was on its way when the end was planned does not come back after it; `ids` tell one such try from another.
   * @returns whether the account is to end
   */
  const cancelIfEnding = async (ownerId: string, id: string, ...ids: readonly number[]): Promise<boolean> => {
    const ending = await endingOf(kernel, ownerId)
    if (ending !== undefined) await stop(ownerId, id, ending.revision, ...ids)
    return ending !== undefined
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
    await cancelMessages(ownerId)
    // Whether somebody keeps a message is asked of its deliveries.
    await readTablesAt(kernel, 'deliveries', ended.position)
    const takesBack = ended.takeBackUnopened ?? false
    for (const id of await messagesOf(ownerId)) {
      const handed = await handedOf(id)
      if (takesBack) await ask(message, id, takeBackUnopened({ ownerId, handed }), 'takeBackUnopened', ownerId)
      const isGiven = handed.some(({ isOpened, isOver }) => isOpened || !(takesBack || isOver))
      const state = await ask(message, id, eraseMessage({ ownerId, isGiven }), 'eraseMessage', ownerId)
      if (state?.status === 'erased') await destroyWords(id)
    }
  }
  return { cancelIfEnding, cancelMessages, eraseMessages }
}
