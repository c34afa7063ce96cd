import { Refused } from '../../../kernel/errors.ts'
import { MOST_ITEMS, type AddItem } from '../contract.ts'
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
  /** The most that a file may hold, in MB; its upload is held to it, too. */
  readonly largestMb?: number
  /** Whether what it tells about is there, and may be seen. */
  readonly hasAbout: boolean
}

const MIB = 2 ** 20
const GIB = 1_024 * MIB
const inGb = (bytes: number): string => `${Math.round((bytes * 10) / GIB) / 10} GB`

/** A file is judged before its first byte is sent; one of no known length when it comes. */
const requireFile = (bytes: number, { usedBytes, mostBytes, plan, largestMb: mb = Infinity }: Room): void => {
  if (bytes === 0) throw new Refused('empty-file')
  if (bytes > mb * MIB) throw new Refused('file-too-large', { mb, bytes })
  if (usedBytes + bytes > mostBytes)
    throw new Refused('plan-required', { limit: inGb(mostBytes), used: inGb(usedBytes), plan })
}

export const addItem =
  (added: AddItem, room: Room): Decide =>
  (item, { by, at }) => {
    const { itemId, mediaId, bytes, title, text, about, visibility, noAnalysis } = added
    const { familyId } = room
    if (item.status !== 'new') {
      if (item.familyId !== familyId || item.contributorId !== by.id) throw new Refused('id-taken')
      return []
    }
    if (mediaId === undefined && text.trim() === '') throw refuse('empty')
    requireLength(text)
    if (about !== undefined && !room.hasAbout) throw refuse('about-unknown')
    if (room.n >= MOST_ITEMS) throw refuse('too-many-items')
    if (mediaId !== undefined && bytes !== undefined) requireFile(bytes, room)
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
      ...(noAnalysis === true && { noAnalysis }),
      addedAt: at,
    }
    return [{ type: 'ItemAdded', data }]
  }
