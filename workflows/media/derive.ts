import { cancellationSignal } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordableOf } from '../../backend/kernel/process/recordable.ts'
import { isTooLong } from '../../backend/modules/media/decide.ts'
import type { Hashes, MediaEvent, Variant } from '../../backend/modules/media/events.ts'
import type { Media } from '../../backend/modules/media/media.ts'
import { bringing } from './blobs.ts'
import { converter } from './convert.ts'
import { Unplayable } from './decoder.ts'
import { filming } from './film.ts'

export type Derived = Omit<Extract<MediaEvent, { type: 'MediaReady' }>['data'], 'peaksId'>

/** @number part of what its header says that a recording lasts at the least. What plays less was cut off. */
const WHOLE = 0.9

/** Makes what is played of a stored original, and keeps it beside it. */
export const deriving = (kernel: Kernel) => {
  const { original: bring, keeping } = bringing(kernel)
  const { posterOf, factsOf } = filming(kernel)

  /**
   * @param wanted what to put: the rest is there already
   * @returns the hashes of what was put; of a recording that is too long, nothing is
   * @throws Damaged, Unplayable, Stopped
   */
  return async (id: string, state: Media, folder: string, wanted?: readonly Variant[]): Promise<Derived> => {
    const { mostMinutes, takes } = recordableOf(kernel, state.purpose)
    const original = await bring(id, state, folder)
    const { probe, convert } = converter(kernel.settings, cancellationSignal(), mostMinutes)
    const found = await probe(original)
    const played = found.hasPicture ? ['play', 'video'] : ['play']
    // What was taken under other limits is made again all the same.
    if (state.status === 'stored' && found.isTooLarge)
      throw new Unplayable('There is more of it to decode than we do', { code: 'film-too-large' })
    if (found.durationMs && found.isSure && isTooLong(found.durationMs, mostMinutes, played))
      return { durationMs: found.durationMs, variants: played, hashes: {} }
    const { play, video, durationMs, peaks } = await convert(original, folder, found)
    if (isTooLong(durationMs, mostMinutes, played)) return { durationMs, variants: played, hashes: {} }

    const { put, putFile } = keeping(id, state, wanted)
    const text = Buffer.from(JSON.stringify(peaks))
    const hashes: Hashes = {
      ...(await putFile('play', play)),
      ...(video && (await putFile('video', video))),
      ...(await put('peaks', () => [text], text.length)),
    }
    if (takes !== 'anything') return { durationMs, variants: played, hashes }
    const shownMs = video ? ((await probe(video)).durationMs ?? durationMs) : durationMs
    const isPartial = found.isSure && shownMs < WHOLE * (found.durationMs ?? 0)
    const poster = video ? await posterOf(id, state, { video, durationMs, folder }, wanted) : undefined
    const facts = await factsOf(state, original, found.tags)
    return {
      durationMs,
      variants: [...played, ...(poster?.variants ?? [])],
      hashes: { ...hashes, ...poster?.hashes },
      ...(poster && { width: poster.width, height: poster.height }),
      ...(isPartial && { isPartial }),
      ...(Object.keys(facts).length > 0 && { facts }),
    }
  }
}
