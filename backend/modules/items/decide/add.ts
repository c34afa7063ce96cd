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
  /** The most that a file may hold, in MB; left out for an archive, of which its upload finds out whether it is one. */
  readonly largestMb?: number
  /** Whether what it tells about is there, and may be seen. */
  readonly hasAbout: boolean
}

const MIB = 2 ** 20
const GIB = 1_024 * MIB
const inGb = (bytes: number): string => `${Math.round((bytes * 10) / GIB) / 10} GB`

/** What is known of it besides where it came in an archive. */
type Came = { readonly cameIn?: string; readonly told?: Told }

/** A file is judged before its first byte is sent; one of no known length when it comes. */
const requireFile = (bytes: number, room: Room): void => {
  const { usedBytes, mostBytes, plan, largestMb: mb = Infinity } = room
  if (bytes === 0) throw new Refused('empty-file')
  if (bytes > mb * MIB) throw new Refused('file-too-large', { mb, bytes })
  if (usedBytes + bytes > mostBytes)
    throw new Refused('plan-required', { limit: inGb(mostBytes), used: inGb(usedBytes), plan })
}

/** What another archive of the same set tells of it, where its own told nothing. */
export const tellItem =
  ({ told }: { readonly told: Told }): Decide =>
  ({ status, cameIn, isTold }) =>
    (status === 'kept' || status === 'binned') && cameIn !== '' && !isTold ? [{ type: 'ItemTold', data: { told } }] : []

export const addItem =
  ({ cameIn, told, ...added }: AddItem & Came, room: Room): Decide =>
  (item, { by, at }) => {
    const { itemId, mediaId, bytes, title, text, about, pair, visibility, noAnalysis } = added
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
      ...(pair !== undefined && { pair }),
      ...(cameIn !== undefined && { cameIn }),
      ...(told !== undefined && { told }),
      ...(noAnalysis === true && { noAnalysis }),
      addedAt: at,
    }
    return [{ type: 'ItemAdded', data }]
  }
