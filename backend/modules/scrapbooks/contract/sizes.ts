/** A rectangle on a page, in millimeters from its left upper corner. */
export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Size = { readonly width: number; readonly height: number; readonly words: string }

/**
 * The pages that can be made.
 * @number millimeters of a scrapbook's page
 */
export const SIZES = {
  a4: { width: 210, height: 297, words: 'A4, upright' },
  letter: { width: 279.4, height: 215.9, words: 'Letter, landscape' },
  square: { width: 203.2, height: 203.2, words: '8 × 8 inches' },
} as const satisfies Readonly<Record<string, Size>>
export type SizeId = keyof typeof SIZES
export const SIZE_IDS = Object.keys(SIZES) as [SizeId, ...SizeId[]]

/** @number millimeters between what is printed and the outer edges of a scrapbook's page */
const OUTSIDE = 20
/** @number millimeters between what is printed and the spine of a scrapbook */
const AT_SPINE = 25

/** Where things stand on a page: the first, the third … lie right of the spine. */
export const contentOf = (size: SizeId, at: number): Rect => {
  const { width, height } = SIZES[size]
  return { x: at % 2 === 0 ? AT_SPINE : OUTSIDE, y: OUTSIDE, w: width - AT_SPINE - OUTSIDE, h: height - 2 * OUTSIDE }
}
