import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cancellationSignal } from '@temporalio/activity'
import { Damaged } from '../../backend/kernel/blob/frames.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { blobName, type Media } from '../../backend/modules/media/media.ts'
import { converter } from './convert.ts'

/** Makes the original of a part, for which nothing was uploaded, of that of the recording that it is cut from. */
export const cuttingOf = (kernel: Kernel) => {
  const sealed = sealedBlobs(kernel)

  /**
   * @returns what is stored now, read back
   * @throws Damaged, Unplayable, Stopped
   */
  return async (id: string, thing: string, cut: NonNullable<Media['cut']>, folder: string) => {
    const source = join(folder, 'source')
    const blob = await sealed.open(blobName(cut.from, 'original'), thing)
    if (!blob) throw new Damaged('The original is gone')
    await pipeline(await blob.read(), createWriteStream(source, { mode: 0o600 }))
    const { file, mime } = await converter(kernel.settings, cancellationSignal()).cut(source, folder, cut)
    const { size: bytes } = await stat(file)
    const original = blobName(id, 'original')
    const { sha256 } = await sealed.put(original, thing, createReadStream(file), bytes)
    const kept = await sealed.verify(original, thing)
    if (kept !== sha256) throw new Error('The stored copy is not what was cut')
    return { sha256, bytes, mime }
  }
}
