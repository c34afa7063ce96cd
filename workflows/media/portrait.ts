import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApplicationFailure, cancellationSignal } from '@temporalio/activity'
import { Damaged } from '../../backend/kernel/blob/frames.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { eraseMedia } from '../../backend/modules/media/decide.ts'
import { blobName, media, type Media } from '../../backend/modules/media/media.ts'
import { portraitsOf } from '../../backend/modules/media/portrait.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { picturing } from './picturing.ts'

/** Makes the one picture of an account. What was sent is not kept: a camera writes into it where and when it was taken. */
export const portraying = (kernel: Kernel) => {
  const { load, blobs, settings } = kernel
  const ask = trySystemCommand(kernel)
  const sealed = sealedBlobs(kernel)

  const draw = async (id: string, state: Media, folder: string) => {
    const thing = thingOf(kernel, state)
    const blob = await sealed.open(blobName(id, 'original'), thing)
    if (!blob) throw new Damaged('The original is gone')
    const original = join(folder, 'original')
    await pipeline(await blob.read(), createWriteStream(original, { mode: 0o600 }))
    const picture = await picturing(settings, cancellationSignal()).square(original, folder)
    const { sha256 } = await sealed.put(
      blobName(id, 'picture'),
      thing,
      createReadStream(picture),
      (await stat(picture)).size,
    )
    return { durationMs: 0, variants: ['picture'], hashes: { picture: sha256 } }
  }

  /** Once it is ready, what it was made of goes, and so do the pictures before it. May run twice. */
  const settle = async (id: string): Promise<void> => {
    const { state } = await load(media, id)
    if (state.status !== 'ready') return
    await blobs.remove([blobName(id, 'original')])
    const newest = (await portraitsOf(kernel, state.ownerId)).map((one) => one.id)
    const at = newest.indexOf(id)
    if (at === -1) throw ApplicationFailure.retryable('the read tables of media are behind', 'read-tables-late')
    for (const before of newest.slice(at + 1))
      await ask(media, before, eraseMedia({ ownerId: state.ownerId }), 'eraseMedia', `by ${id}`)
  }
  return { draw, settle }
}
