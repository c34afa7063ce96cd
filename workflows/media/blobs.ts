import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Damaged, type Bytes } from '../../backend/kernel/blob/frames.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Hashes, Variant } from '../../backend/modules/media/events.ts'
import { blobName, type Media } from '../../backend/modules/media/media.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'

/** What decoders read and make, between their folder and the blob store. */
export const bringing = (kernel: Kernel) => {
  const sealed = sealedBlobs(kernel)

  /**
   * The original, or what was made beside it, as a file that decoders can read.
   * @throws Damaged
   */
  const brought = async (id: string, state: Media, part: Variant, folder: string): Promise<string> => {
    const blob = await sealed.open(blobName(id, part), thingOf(kernel, state))
    if (!blob) throw new Damaged(`The ${part} is gone`)
    const file = join(folder, part)
    await pipeline(await blob.read(), createWriteStream(file, { mode: 0o600 }))
    return file
  }

  /**
   * Keeps what was made beside the original.
   * @param wanted of which variants: of the others nothing is put; all, unless it is said
   */
  const keeping = (id: string, state: Media, wanted?: readonly Variant[]) => {
    const put = async (variant: Variant, content: () => Bytes, sizeBytes: number): Promise<Hashes> => {
      if (wanted && !wanted.includes(variant)) return {}
      const { sha256 } = await sealed.put(blobName(id, variant), thingOf(kernel, state), content(), sizeBytes)
      return { [variant]: sha256 }
    }
    const putFile = async (variant: Variant, file: string): Promise<Hashes> =>
      put(variant, () => createReadStream(file), (await stat(file)).size)
    return { put, putFile }
  }
  const original = (id: string, state: Media, folder: string) => brought(id, state, 'original', folder)
  return { brought, original, keeping }
}
