import { keepResult } from '../../backend/kernel/process/lastResult.ts'
import { Damaged } from '../../backend/kernel/blob/frames.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { recordAudit } from '../../backend/modules/media/decide.ts'
import type { Hashes, Variant } from '../../backend/modules/media/events.ts'
import { blobName, keptOf, media, type Media } from '../../backend/modules/media/media.ts'
import { dueForAudit } from '../../backend/modules/media/queries.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { beating } from '../kernel/beating.ts'
import type { TakesDamage } from '../kernel/module.ts'
import { Unplayable } from './decoder.ts'
import { withFolder } from './folder.ts'
import { making } from './make.ts'

/** What became of a recording that was read again; `gone` was erased meanwhile. */
export type Finding = 'whole' | 'mended' | 'damaged' | 'gone'
/** How many there were of each in a run; `unread` are left to the next one. */
export type Audited = Readonly<Record<Finding | 'unread', number>>

/**
 * Reads again what is stored, long before somebody needs it: within a month whoever sent a recording still has the
 * file.
 * @param reports who takes note of an original that is damaged
 */
export const auditing = (kernel: Kernel, reports: TakesDamage) => {
  const { load } = kernel
  const ask = trySystemCommand(kernel)
  const sealed = sealedBlobs(kernel)
  const make = making(kernel)

  /** What is gone, or not what was stored. */
  const damagedIn = async (id: string, state: Media): Promise<readonly Variant[]> => {
    const damaged: Variant[] = []
    for (const variant of keptOf(state)) {
      const found = await sealed.verify(blobName(id, variant), thingOf(kernel, state))
      if (found === undefined || found !== state.hashes[variant]) damaged.push(variant)
    }
    return damaged
  }

  /** Only what was made of an original that is whole can be made again. */
  const mend = async (id: string, state: Media, damaged: readonly Variant[]): Promise<Hashes> => {
    if (damaged.length === 0 || damaged.includes('original')) return {}
    try {
      return await withFolder(async (folder) => (await make(id, state, folder, damaged)).as.hashes)
    } catch (error) {
      if (error instanceof Unplayable || error instanceof Damaged) return {}
      throw error
    }
  }

  /** Each part is read to its end and held against its hash; what was made of the original is made again. */
  const audit = async (id: string): Promise<Finding> => {
    const { state } = await load(media, id)
    const { auditsN } = state
    const damaged = await damagedIn(id, state)
    if (damaged.length > 0 && !(await kernel.keys.isThere(thingOf(kernel, state)))) return 'gone'
    const mended = await mend(id, state, damaged)
    // The thing first: after a crash between the two it is read again, and the thing's record is its own repeat.
    if (damaged.includes('original')) await reports[state.purpose]?.(kernel)(state.messageId, id)
    await ask(media, id, recordAudit({ auditsN, damaged, mended }), 'recordAudit', auditsN)
    if (damaged.length === 0) return 'whole'
    log.warn('a recording was damaged', { stream: `media-${id}`, damaged, mended: Object.keys(mended) })
    return damaged.every((variant) => mended[variant]) ? 'mended' : 'damaged'
  }

  return {
    /** Streams of recordings that are to be read again now: as many as a run can do. */
    mediaToAudit: async (of?: 'anything'): Promise<string[]> =>
      (await dueForAudit(kernel, of)).map((id) => `media-${id}`),
    keepAudit: (found: Audited, of?: 'anything'): Promise<void> =>
      keepResult(kernel, of ? 'vault-audit' : 'media-audit', {
        found,
        isTrouble: found.mended + found.damaged + found.unread > 0,
      }),
    auditMedium: (stream: string): Promise<Finding> =>
      beating(async () => {
        const found = await audit(idOfStream(stream))
        metrics.mediaAudits.inc({ found })
        return found
      }),
  }
}
export type Auditing = ReturnType<typeof auditing>
