import { join } from 'node:path'
import { ApplicationFailure, cancellationSignal } from '@temporalio/activity'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { reachOf } from '../../../backend/modules/accounts/reading.ts'
import type { Hashes, MediaEvent, Variant } from '../../../backend/modules/media/events.ts'
import type { Media } from '../../../backend/modules/media/media.ts'
import { bringing } from '../blobs.ts'
import { Unplayable } from '../decoder.ts'
import { programIn } from '../programs.ts'
import { drawing, type Drawable } from './drawing.ts'
import { moving } from './moving.ts'
import { stilling } from './still.ts'

export type Rendered = Extract<MediaEvent, { type: 'MediaRendered' }>['data']

/** Makes what is seen of a stored picture or paper, and keeps it beside it. */
export const rendering = (kernel: Kernel) => {
  const { original, keeping } = bringing(kernel)

  /** A picture of a phone, while what opens it is still on its way to this machine, waits for it. */
  const requireHeic = async ({ mime }: Media, ffmpeg: ReturnType<typeof stilling>) => {
    if (mime !== 'image/heic' || (await ffmpeg.readsHeic())) return
    throw ApplicationFailure.retryable('What opens HEIC is not here yet', 'decoder-not-here')
  }

  /**
   * @param wanted what to put: the rest is there already
   * @throws Damaged, Unplayable, Stopped
   */
  return async (
    kind: Drawable,
    id: string,
    state: Media,
    folder: string,
    wanted?: readonly Variant[],
  ): Promise<Rendered> => {
    const signal = cancellationSignal()
    const ffmpeg = stilling(programIn(kernel.settings.ffmpeg), signal)
    await requireHeic(state, ffmpeg)
    const file = await original(id, state, folder)
    const zone = (await reachOf(kernel, state.ownerId)).zone ?? 'UTC'
    const draw = drawing(signal)
    let drawn = await draw(kind, { file, folder, zone })
    if (drawn.is === 'foreign')
      drawn = await draw(kind, { file: await ffmpeg.still(file, folder), factsOf: file, folder, zone })
    if (drawn.is === 'foreign') throw new Unplayable('Nothing opens it')
    const { width, height, pages, isPartial, facts } = drawn
    const motion = drawn.hasMotion ? await moving(kernel.settings, signal)(folder) : undefined
    const variants = [...(drawn.variants as readonly Variant[]), ...(motion ? (['motion'] as const) : [])]
    const { putFile } = keeping(id, state, wanted)
    let hashes: Hashes = {}
    for (const variant of variants) {
      const made = variant === 'motion' && motion ? motion : join(folder, `${variant}.jpg`)
      hashes = { ...hashes, ...(await putFile(variant, made)) }
    }
    return {
      variants,
      hashes,
      width,
      height,
      ...(pages !== undefined && { pages }),
      ...(isPartial && { isPartial }),
      ...(Object.keys(facts).length > 0 && { facts }),
    }
  }
}
