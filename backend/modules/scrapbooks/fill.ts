import { layoutFor, NO_PHOTO, slotsIn, type LayoutId } from './contract.ts'
import type { Page } from './events.ts'

/** A photo that is to be put into a book: when it was, as lists are sorted by it; its pixels; and what somebody wrote below it. */
export type Photo = {
  readonly id: string
  readonly sorts: string
  readonly width: number | null
  readonly height: number | null
  readonly caption: string
}

const DAY_MS = 86_400_000
/** @number days without a photo after which a scrapbook begins a new page */
const APART_DAYS = 3
/** @number photos of a page that is filled by itself */
const MOST_TOGETHER = 4

const dayOf = ({ sorts }: Photo): number | undefined =>
  /^\d{4}-\d{2}-\d{2}/.test(sorts) ? Date.parse(`${sorts.slice(0, 10)}T00:00:00Z`) : undefined

/** Whether they are of one occasion: days near each other; of those without a day the same words of time. */
const belong = (one: Photo, other: Photo): boolean => {
  const [first, second] = [dayOf(one), dayOf(other)]
  if (first !== undefined && second !== undefined) return Math.abs(second - first) <= APART_DAYS * DAY_MS
  return one.sorts === other.sorts
}

/** The oldest first; what has no date comes last, in the order in which it was chosen. */
const byDate = (one: Photo, other: Photo): number => {
  if (one.sorts === other.sorts) return 0
  if (one.sorts === '' || other.sorts === '') return one.sorts === '' ? 1 : -1
  return one.sorts < other.sorts ? -1 : 1
}

const isUpright = ({ width, height }: Photo): boolean => width !== null && height !== null && height > width

const layoutOf = (photos: readonly Photo[]): LayoutId =>
  photos.length === 2 && photos.every(isUpright) ? 'twoBeside' : layoutFor(photos.length)

const pageOf = (photos: readonly Photo[], layout = layoutOf(photos), heading = ''): Page => ({
  layout,
  slots: Array.from({ length: slotsIn(layout) }, (_, at) => {
    const photo = photos[at]
    return photo ? { ...NO_PHOTO, itemId: photo.id, caption: photo.caption } : { ...NO_PHOTO }
  }),
  heading,
  words: '',
})

/** A lone photo first where there are many of one occasion, then as many together as a page takes. */
const pagesOfOne = (photos: readonly Photo[]): readonly Page[] => {
  const [first, ...rest] = photos
  if (!first) return []
  if (photos.length <= MOST_TOGETHER) return [pageOf(photos)]
  const pages = [pageOf([first])]
  for (let at = 0; at < rest.length; at += MOST_TOGETHER) pages.push(pageOf(rest.slice(at, at + MOST_TOGETHER)))
  return pages
}

/**
 * Pages for these photos, the oldest first, those of one occasion together. No word is made up: a caption is what somebody
 * wrote below the photo.
 * @param title stands on a page before them, with the first photo; none where it is empty
 */
export const pagesFrom = (photos: readonly Photo[], title: string): readonly Page[] => {
  const occasions: Photo[][] = []
  for (const photo of photos.toSorted(byDate)) {
    const last = occasions.at(-1)
    const before = last?.at(-1)
    if (last && before && belong(before, photo)) last.push(photo)
    else occasions.push([photo])
  }
  const first = occasions[0]?.[0]
  const front = title === '' || !first ? [] : [pageOf([{ ...first, caption: '' }], 'title', title)]
  return [...front, ...occasions.flatMap(pagesOfOne)]
}
