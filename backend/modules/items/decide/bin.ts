import { Refused } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { ARRIVES_DAYS, KEPT_DAYS } from '../contract.ts'
import type { Ending } from '../events.ts'
import type { Item } from '../item.ts'
import { requireMay, type As, type Decide } from './guards.ts'

/** Out of the family's sight; it can be brought back for a while. */
export const binItem =
  (as: As): Decide =>
  (item, { by, at }) => {
    requireMay(item, by, as)
    return item.status === 'binned' ? [] : [{ type: 'ItemBinned', data: { binnedBy: by.id, binnedAt: at } }]
  }

export const restoreItem =
  (as: As): Decide =>
  (item, { by, at, dayMs }) => {
    requireMay(item, by, as)
    if (item.status === 'kept') return []
    if (at >= plus(item.binnedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'ItemRestored', data: { restoredAt: at } }]
  }

/** Whoever kept it to themselves has left the family: nobody else may see it, so it goes the way of the bin. */
export const binLeft =
  (): Decide =>
  ({ status, visibility, contributorId }, { at }) =>
    status === 'kept' && visibility === 'only_me'
      ? [{ type: 'ItemBinned', data: { binnedBy: contributorId, binnedAt: at } }]
      : []

/** All that was in the archive is kept by itself: for a while it can be had back as it came. */
export const binUnpacked =
  (): Decide =>
  ({ status, contributorId }, { at }) =>
    status === 'kept' ? [{ type: 'ItemBinned', data: { binnedBy: contributorId, binnedAt: at, as: 'unpacked' } }] : []

/** Somebody has sent the same file once more: it comes out of the bin. */
export const restoreSent =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'binned' ? [{ type: 'ItemRestored', data: { restoredAt: at } }] : []

/** Nobody can bring it back any more, or nobody has sent its file in the time there is. */
const isDue = ({ status, binnedAt, addedAt, mediaId }: Item, reason: Ending, at: string, dayMs: number): boolean => {
  if (reason === 'binned') return status === 'binned' && at >= plus(binnedAt, KEPT_DAYS * dayMs)
  return reason !== 'never_arrived' || (mediaId !== '' && at >= plus(addedAt, ARRIVES_DAYS * dayMs))
}

/** After it was in the bin for so long, and wherever it cannot stay. `intoId` is the item that has its file. */
export const eraseItem =
  ({ reason, intoId }: { readonly reason: Ending; readonly intoId?: string }): Decide =>
  (item, { at, dayMs }) => {
    if (item.status === 'new' || item.status === 'erased' || !isDue(item, reason, at, dayMs)) return []
    return [{ type: 'ItemErased', data: { reason, ...(intoId !== undefined && { intoId }), erasedAt: at } }]
  }
