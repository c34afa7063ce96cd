import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { authorOf } from '../../backend/modules/media/authors.ts'
import { eraseMedia } from '../../backend/modules/media/decide.ts'
import { blobFolder, media, thingOf, type Media } from '../../backend/modules/media/media.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { endedOf } from '../kernel/ended.ts'
import type { Over } from '../kernel/ends.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Row = v.object({ id: v.string(), messageId: v.string() })

/** What the end of an account does to its recordings that no message of its own ends or keeps. Each may run twice. */
export const erasingRecordings = (kernel: Kernel) => {
  const { db, load, keys, blobs } = kernel
  const ask = asking(kernel)
  const staging = stagingOf(kernel)

  /** Nobody has begun the message, and nobody else has recorded under its id. */
  const isKeyFree = async ({ purpose, messageId, ownerId }: Media): Promise<boolean> =>
    purpose === 'message' &&
    (await authorOf(kernel, messageId)) === undefined &&
    !(await db.exists(sql.typeAlias('void')`
      select from media.media where message_id = ${messageId} and owner_id <> ${ownerId}`))

  /** What `MediaErased` promises, done after it. */
  const destroyRecording = async (id: string): Promise<void> => {
    const { state } = await load(media, id)
    if (state.status !== 'erased') return
    await staging.remove(id)
    await blobs.removeAll(blobFolder(id))
    // Who has it still may send it again, under the same key.
    if (!state.isAbandoned && (await isKeyFree(state))) await keys.erase(thingOf(state))
  }

  /** Streams of what is to end: of its own messages' recordings, those end that nobody was handed, with the messages. */
  const recordingsToEnd = async (accountId: string): Promise<string[]> => {
    const ended = await endedOf(kernel, accountId)
    if (!ended) return []
    await readTablesAt(kernel, 'media', ended.position)
    const rows = await db.any(sql.type(Row)`
      select id, message_id from media.media where owner_id = ${accountId} order by id`)
    const streams: string[] = []
    for (const { id, messageId } of rows)
      if ((await authorOf(kernel, messageId)) !== accountId) streams.push(`media-${id}`)
    return streams
  }

  const endRecording = async (accountId: string, stream: string): Promise<void> => {
    const id = idOfStream(stream)
    await ask(media, id, eraseMedia({ ownerId: accountId }), 'eraseMedia', accountId)
    await destroyRecording(id)
  }
  return { destroyRecording, recordingsToEnd, endRecording }
}

/** The part of an account that ends with `endingRecordings`. */
export const RECORDINGS = 'recordings'
export const endingRecordings = (kernel: Kernel) => {
  const { recordingsToEnd, endRecording } = erasingRecordings(kernel)
  return {
    list: ({ accountId }: Over['account']) => recordingsToEnd(accountId),
    endOne: ({ accountId }: Over['account'], stream: string) => endRecording(accountId, stream),
  }
}
