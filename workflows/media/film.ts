import { join } from 'node:path'
import { cancellationSignal } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { Facts, Hashes, Variant } from '../../backend/modules/media/events.ts'
import type { Media } from '../../backend/modules/media/media.ts'
import { bringing } from './blobs.ts'
import { Unplayable } from './decoder.ts'
import { filmFacts } from './facts/film.ts'
import { programIn } from './programs.ts'
import { drawing } from './rendering/drawing.ts'
import { stilling } from './rendering/still.ts'

/** @number milliseconds of a film after which its picture for lists is taken. Films begin black. */
const POSTER_AT_MS = 1_000

type Playable = { readonly video: string; readonly durationMs: number; readonly folder: string }

/** What a film has beside what a sound has: something to be seen in a list, and what its camera wrote. */
export const filming = (kernel: Kernel) => {
  const { keeping } = bringing(kernel)

  const posterOf = async (
    id: string,
    state: Media,
    { video, durationMs, folder }: Playable,
    wanted?: readonly Variant[],
  ) => {
    const signal = cancellationSignal()
    const { still } = stilling(programIn(kernel.settings.ffmpeg), signal)
    const file = await still(video, folder, Math.min(POSTER_AT_MS, durationMs / 2) / 1_000)
    const drawn = await drawing(signal)('picture', { file, folder, zone: 'UTC' })
    if (drawn.is === 'foreign') throw new Unplayable('There is no picture in it')
    const { putFile } = keeping(id, state, wanted)
    const variants = drawn.variants as readonly Variant[]
    let hashes: Hashes = {}
    for (const variant of variants) hashes = { ...hashes, ...(await putFile(variant, join(folder, `${variant}.jpg`))) }
    return { variants, hashes, width: drawn.width, height: drawn.height }
  }

  const factsOf = async ({ ownerId }: Media, file: string, tags: Readonly<Record<string, string>>): Promise<Facts> =>
    filmFacts(file, tags, (await reachOf(kernel, ownerId)).zone ?? 'UTC')

  return { posterOf, factsOf }
}
