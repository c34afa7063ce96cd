import { isAtOrAfter } from '../../backend/kernel/log/checkpoints.ts'
import { isOurs } from '../../backend/kernel/log/recorded.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { anchor } from '../../backend/modules/audit/anchor.ts'
import { copyName } from '../../backend/modules/audit/copies.ts'
import { writeAnchor } from '../../backend/modules/audit/decide.ts'
import type { Anchor } from '../../backend/modules/audit/events.ts'
import { anchorHash, hashOf } from '../../backend/modules/audit/verify.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { beating } from '../kernel/beating.ts'
import { mailingAnchors } from './mailing.ts'

export const activities = (kernel: Kernel) => {
  const { load, store, blobs, categories } = kernel
  const ask = trySystemCommand(kernel)

  /** The log from the last anchor to its head as it is now. */
  const measure = async (): Promise<Anchor> => {
    const { toPos: fromPos, hash: prev } = (await load(anchor, 'main')).state
    const head = await store.head()
    const stopping = new AbortController()
    let [hash, toPos, count] = [prev, fromPos, 0]
    try {
      for await (const { events, position } of store.follow(categories, fromPos || undefined, stopping.signal)) {
        for (const stored of events) {
          const own = isOurs(stored) ? hashOf(stored) : undefined
          if (own === undefined) continue
          hash = anchorHash(hash, own)
          toPos = stored.position
          // The anchors' own events are covered, and are no reason for another.
          if (!stored.stream.startsWith('anchor-')) count += 1
        }
        if (isAtOrAfter(position, head)) break
      }
    } finally {
      stopping.abort()
    }
    return { fromPos, toPos, count, hash, prev }
  }

  /**
   * Anchors what the log holds since the last anchor, and keeps a copy beside the recordings, where who can change the
   * log cannot reach.
   * @returns the position up to which the log is anchored
   */
  const anchorLog = (): Promise<string> =>
    beating(async () => {
      const next = await measure()
      if (next.count === 0) return next.toPos
      const content = Buffer.from(JSON.stringify(next))
      await blobs.put(copyName(next.toPos), content, content.length)
      await ask(anchor, 'main', writeAnchor(next), 'writeAnchor', next.toPos, next.hash)
      return next.toPos
    })
  return { anchorLog, ...mailingAnchors(kernel) }
}
export type Activities = ReturnType<typeof activities>
