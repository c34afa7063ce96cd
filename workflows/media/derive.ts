import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cancellationSignal } from '@temporalio/activity'
import { Damaged, type Bytes } from '../../backend/kernel/blob/frames.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordableOf } from '../../backend/kernel/process/recordable.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { isTooLong } from '../../backend/modules/media/decide.ts'
import type { Hashes, Variant } from '../../backend/modules/media/events.ts'
import { blobName, type Media } from '../../backend/modules/media/media.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'
import { converter } from './convert.ts'
import { Unplayable } from './decoder.ts'

const MADE: readonly Variant[] = ['play', 'video', 'peaks']

/** Makes what is played of a stored original, and keeps it beside it. */
export const deriving = (kernel: Kernel) => {
  const sealed = sealedBlobs(kernel)

  /**
   * @param wanted what to put: the rest is there already
   * @returns the hashes of what was put; of a recording that is too long, nothing is
   * @throws Damaged, Unplayable, Stopped
   */
  return async (id: string, state: Media, folder: string, wanted: readonly Variant[] = MADE) => {
    const thing = thingOf(kernel, state)
    const { mostMinutes } = recordableOf(kernel, state.purpose)
    const original = join(folder, 'original')
    const blob = await sealed.open(blobName(id, 'original'), thing)
    if (!blob) throw new Damaged('The original is gone')
    await pipeline(await blob.read(), createWriteStream(original, { mode: 0o600 }))
    const { probe, convert } = converter(kernel.settings, cancellationSignal())
    const found = await probe(original)
    const variants = found.hasPicture ? ['play', 'video'] : ['play']
    // What was taken under other limits is made again all the same.
    if (state.status === 'stored' && found.isTooLarge)
      throw new Unplayable('There is more of it to decode than we do', { code: 'film-too-large' })
    if (found.durationMs && found.isSure && isTooLong(found.durationMs, mostMinutes, variants))
      return { durationMs: found.durationMs, variants, hashes: {} }
    const { play, video, durationMs, peaks } = await convert(original, folder, found)

    const put = async (variant: Variant, content: () => Bytes, sizeBytes: number): Promise<Hashes> => {
      if (!wanted.includes(variant)) return {}
      return { [variant]: (await sealed.put(blobName(id, variant), thing, content(), sizeBytes)).sha256 }
    }
    const putFile = async (variant: Variant, file: string) =>
      put(variant, () => createReadStream(file), (await stat(file)).size)
    if (isTooLong(durationMs, mostMinutes, variants)) return { durationMs, variants, hashes: {} }
    const text = Buffer.from(JSON.stringify(peaks))
    const hashes: Hashes = {
      ...(await putFile('play', play)),
      ...(video && (await putFile('video', video))),
      ...(await put('peaks', () => [text], text.length)),
    }
    return { durationMs, variants, hashes }
  }
}
