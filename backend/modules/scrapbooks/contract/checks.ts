import { POOR_PPI, SOFT_PPI } from './bounds.ts'
import { placesOn } from './layouts.ts'
import type { Page, Slot } from './page.ts'
import type { Rect, SizeId } from './sizes.ts'

const MM_PER_INCH = 25.4
type Pixels = { readonly width: number; readonly height: number }

/** What of a photo is seen in its frame, in its own pixels: it fills the frame, and the point that was chosen is near the middle. */
export const cropOf = ({ x, y, zoom }: Pick<Slot, 'x' | 'y' | 'zoom'>, photo: Pixels, frame: Pick<Rect, 'w' | 'h'>) => {
  const scale = Math.max(frame.w / photo.width, frame.h / photo.height) * zoom
  const [width, height] = [frame.w / scale, frame.h / scale]
  const within = (middle: number, seen: number, all: number) =>
    Math.min(Math.max(middle * all - seen / 2, 0), all - seen)
  return { left: within(x, width, photo.width), top: within(y, height, photo.height), width, height }
}

/** How fine a photo is printed: its own pixels for each printed inch. */
export const ppiOf = (slot: Slot, photo: Pixels, frame: Rect): number =>
  Math.floor(cropOf(slot, photo, frame).width / (frame.w / MM_PER_INCH))

/** What to look at before a book is printed, and on which page: `photo-gone` and `photo-poor` come first. */
export type Check = {
  readonly pageId: string
  /** The page's number, from 1. */
  readonly at: number
  readonly code: 'photo-gone' | 'photo-poor' | 'photo-soft' | 'empty-place'
  readonly slot: number
  readonly ppi: number | null
}
const ORDER = ['photo-gone', 'photo-poor', 'photo-soft', 'empty-place'] as const

/**
 * Looks through all pages, by the pixels of the photos as they came and the inches on paper.
 * @param photos those that are there, by id; without sizes where those are not known yet
 */
export const checksOf = (
  pages: readonly { readonly id: string; readonly page: Page }[],
  photos: ReadonlyMap<string, { readonly width: number | null; readonly height: number | null }>,
  size: SizeId,
): readonly Check[] => {
  const found = pages.flatMap(({ id: pageId, page }, n) =>
    placesOn(page, size, n).slots.flatMap(({ photo: frame }, slot): Check[] => {
      const one = page.slots[slot]
      const said = { pageId, at: n + 1, slot }
      if (!one || one.itemId === null) return [{ ...said, code: 'empty-place', ppi: null }]
      const photo = photos.get(one.itemId)
      if (!photo) return [{ ...said, code: 'photo-gone', ppi: null }]
      const { width, height } = photo
      if (width === null || height === null) return []
      const ppi = ppiOf(one, { width, height }, frame)
      if (ppi >= SOFT_PPI) return []
      return [{ ...said, code: ppi < POOR_PPI ? 'photo-poor' : 'photo-soft', ppi }]
    }),
  )
  return found.toSorted((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code))
}
