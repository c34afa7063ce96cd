import { Refused } from '../../../kernel/errors.ts'
import { MOST_ITEMS, type AddItem } from '../contract.ts'
import type { Told } from '../events.ts'
import { lineOf } from '../names.ts'
import { refuse, requireLength, type Decide } from './guards.ts'

/** What the route finds out about the family. */
export type Room = {
  readonly familyId: string
  /** How many items it keeps, the bin included, and what their files take of what its plan has room for. */
  readonly n: number
  readonly usedBytes: number
  readonly mostBytes: number
  /** The cheapest plan that has more room; null where there is none. */
  readonly plan: string | null
  /** Whether what it tells about is there, and may be seen. */
  readonly hasAbout: boolean
}

const GIB = 2 ** 30
const inGb = (bytes: number): string => `${Math.round((bytes * 10) / GIB) / 10} GB`

/** What is known of it besides where it came in an archive. */
type Came = { readonly cameIn?: string; readonly told?: Told }

export const addItem =
  ({ cameIn, told, ...added }: AddItem & Came, { familyId, hasAbout, ...room }: Room): Decide =>
  (item, { by, at }) => {
    const { itemId, mediaId, bytes = 0, title, text, about, pair, visibility } = added
    if (item.status !== 'new') {
      if (item.familyId !== familyId || item.contributorId !== by.id) throw new Refused('id-taken')
      return []
    }
    if (mediaId === undefined && text.trim() === '') throw refuse('empty')
    requireLength(text)
    if (about !== undefined && !hasAbout) throw refuse('about-unknown')
    if (room.n >= MOST_ITEMS) throw refuse('too-many-items')
    const { usedBytes, mostBytes, plan } = room
    if (mediaId !== undefined && usedBytes + bytes > mostBytes)
      throw new Refused('plan-required', { limit: inGb(mostBytes), used: inGb(usedBytes), plan })
    const data = {
      itemId,
      familyId,
      contributorId: by.id,
      visibility,
      ...(mediaId !== undefined && { mediaId }),
      name: lineOf(added.name),
      title,
      text,
      ...(about !== undefined && { about }),
      ...(pair !== undefined && { pair }),
      ...(cameIn !== undefined && { cameIn }),
      ...(told !== undefined && { told }),
      addedAt: at,
    }
    return [{ type: 'ItemAdded', data }]
  }
