import type { Item } from '../item.ts'
import type { Decide } from './guards.ts'

const isThere = ({ status }: Pick<Item, 'status'>): boolean => status === 'kept' || status === 'binned'

/** It turned out to be the film of a picture's moment. */
export const becomeMotion =
  ({ stillId }: { readonly stillId: string }): Decide =>
  (item) =>
    isThere(item) && item.itemId !== stillId && item.motionOf !== stillId
      ? [{ type: 'BecameMotion', data: { stillId } }]
      : []

/** Goes wherever the picture goes whose moment it is: into the bin and out of it, and out of others' sight. */
export const followStill =
  ({ itemId, status, visibility, binnedAt, contributorId }: Item): Decide =>
  (item, { at }) => {
    if (!isThere(item) || !isThere({ status }) || item.motionOf !== itemId) return []
    return [
      ...(visibility === item.visibility ? [] : [{ type: 'VisibilitySet', data: { visibility } } as const]),
      ...(status === item.status
        ? []
        : status === 'binned'
          ? [{ type: 'ItemBinned', data: { binnedBy: contributorId, binnedAt } } as const]
          : [{ type: 'ItemRestored', data: { restoredAt: at } } as const]),
    ]
  }
