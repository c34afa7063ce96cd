import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordableOf } from '../../backend/kernel/process/recordable.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { eraseMedia } from '../../backend/modules/media/decide.ts'
import { blobFolder, media, type Media } from '../../backend/modules/media/media.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'
import type { Over } from '../kernel/ends.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Row = v.object({ id: v.string() })
/** All of whose bytes are elsewhere, or nowhere: nothing of these is read from parts any more. */
const OVER: ReadonlySet<Media['status']> = new Set(['cancelled', 'stored', 'ready', 'rejected', 'erased'])
/** @number how long a part may lie that came when its upload was over. A request of before may still be under way. */
const STRAY_MS = 3_600_000

/** What the end of an account does to its recordings that nothing of its own ends or keeps. Each may run twice. */
export const erasingRecordings = (kernel: Kernel) => {
  const { db, load, keys, blobs } = kernel
  const ask = trySystemCommand(kernel)
  const staging = stagingOf(kernel)

  /** Nobody has begun the thing, and nobody else has recorded under its id. */
  const isKeyFree = async ({ purpose, messageId, ownerId }: Media): Promise<boolean> =>
    (await recordableOf(kernel, purpose).isBegun?.(kernel, messageId)) === false &&
    !(await db.exists(sql.typeAlias('void')`
      select from media.media where message_id = ${messageId} and owner_id <> ${ownerId}`))

  /** What `MediaErased` promises, done after it. */
  const destroyRecording = async (id: string): Promise<void> => {
    const { state } = await load(media, id)
    if (state.status !== 'erased') return
    await staging.remove(id)
    await blobs.removeAll(blobFolder(id))
    // Who has it still may send it again, under the same key.
    if (!state.isAbandoned && (await isKeyFree(state))) await keys.erase(thingOf(kernel, state))
  }

  /**
   * Removes what a request brought that was still under way when its upload was over: of one that has begun again since,
   * every part is younger. What brought it made the key anew of a thing that had ended.
   */
  const removeStrays = async (id: string): Promise<void> => {
    const { status, isAbandoned } = (await load(media, id)).state
    if (!OVER.has(status)) return
    await staging.removeBefore(id, plus(kernel.clock.now(), -STRAY_MS))
    if (status === 'erased' && !isAbandoned) await destroyRecording(id)
  }

  /** Whether the thing that it was made for ends or keeps it. */
  const isOutlived = async (id: string): Promise<boolean> => {
    const { purpose, ownerId, messageId: subject } = (await load(media, id)).state
    return (await recordableOf(kernel, purpose).outlives?.one(kernel, { id, ownerId, subject })) ?? false
  }

  /** Streams of what is to end, for what it was made for does not see to that. */
  const recordingsToEnd = async (accountId: string): Promise<string[]> => {
    const ended = await endedOf(kernel, accountId)
    if (!ended) return []
    await readTablesAt(kernel, 'media', ended.position)
    const rows = await db.any(sql.type(Row)`
      select id from media.media where owner_id = ${accountId} order by id`)
    const streams: string[] = []
    for (const { id } of rows) if (!(await isOutlived(id))) streams.push(`media-${id}`)
    return streams
  }

  const endRecording = async (accountId: string, stream: string): Promise<void> => {
    const id = idOfStream(stream)
    await ask(media, id, eraseMedia({ ownerId: accountId }), 'eraseMedia', accountId)
    await destroyRecording(id)
  }
  /** The file of a thing that has ended; nothing where it is another thing's. */
  const endFile = async (id: string, subject: string): Promise<void> => {
    const { messageId, ownerId } = (await load(media, id)).state
    if (messageId !== subject) return
    await ask(media, id, eraseMedia({ ownerId }), 'eraseMedia', subject)
    await destroyRecording(id)
  }
  /** Ids of uploads of which something lies in the object store. */
  const uploadsKept = (): Promise<string[]> => staging.ids()
  return { destroyRecording, recordingsToEnd, endRecording, endFile, removeStrays, uploadsKept }
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
