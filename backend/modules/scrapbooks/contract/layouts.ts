import { contentOf, SIZES, type Rect, type SizeId } from './sizes.ts'

type Layout = {
  readonly words: string
  /** Of what can be printed on, as parts of 1. */
  readonly slots: readonly Rect[]
  readonly heading?: Rect
  readonly text?: Rect
  /** Its photo covers the whole page, to its edges. */
  readonly isFull?: boolean
}
const at = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })

/** How much of a page's side lies between two photos. */
const GAP = 0.03
/** So many rows and columns of photos that are as large as each other. */
const grid = (columns: number, rows: number): readonly Rect[] => {
  const [w, h] = [(1 - GAP * (columns - 1)) / columns, (1 - GAP * (rows - 1)) / rows]
  return Array.from({ length: columns * rows }, (_, n) =>
    at((n % columns) * (w + GAP), Math.floor(n / columns) * (h + GAP), w, h),
  )
}
const HALF = (1 - GAP) / 2

/** How photos and words can stand on a page. */
export const LAYOUTS = {
  title: {
    words: 'Title page',
    slots: [at(0.15, 0.3, 0.7, 0.5)],
    heading: at(0, 0.08, 1, 0.16),
    text: at(0.1, 0.84, 0.8, 0.16),
  },
  one: { words: 'One photo', slots: [at(0, 0, 1, 1)] },
  full: { words: 'One photo to the edges', slots: [at(0, 0, 1, 1)], isFull: true },
  oneWithWords: {
    words: 'One photo and words',
    slots: [at(0, 0, 1, 0.62)],
    heading: at(0, 0.65, 1, 0.07),
    text: at(0, 0.73, 1, 0.27),
  },
  twoAbove: { words: 'Two, one above the other', slots: grid(1, 2) },
  twoBeside: { words: 'Two side by side', slots: grid(2, 1) },
  twoWithWords: {
    words: 'Two and words',
    slots: [at(0, 0, HALF, 0.62), at(HALF + GAP, 0, HALF, 0.62)],
    heading: at(0, 0.65, 1, 0.07),
    text: at(0, 0.73, 1, 0.27),
  },
  threeLarge: {
    words: 'One large, two small',
    slots: [at(0, 0, 1, 0.6), at(0, 0.6 + GAP, HALF, 0.4 - GAP), at(HALF + GAP, 0.6 + GAP, HALF, 0.4 - GAP)],
  },
  four: { words: 'Four', slots: grid(2, 2) },
  six: { words: 'Six', slots: grid(2, 3) },
  nine: { words: 'Nine', slots: grid(3, 3) },
  words: { words: 'Words alone', slots: [], heading: at(0, 0.04, 1, 0.08), text: at(0, 0.14, 1, 0.86) },
} as const satisfies Readonly<Record<string, Layout>>
export type LayoutId = keyof typeof LAYOUTS
export const LAYOUT_IDS = Object.keys(LAYOUTS) as [LayoutId, ...LayoutId[]]
const layoutOf = (id: LayoutId): Layout => LAYOUTS[id]

export const slotsIn = (layout: LayoutId): number => layoutOf(layout).slots.length
export const hasWords = (layout: LayoutId): boolean => layoutOf(layout).text !== undefined
export const isFull = (layout: LayoutId): boolean => layoutOf(layout).isFull === true

/** The layout for so many photos without words. */
export const layoutFor = (photos: number): LayoutId =>
  (['words', 'one', 'twoAbove', 'threeLarge', 'four', 'six', 'six', 'nine', 'nine', 'nine'] as const)[photos] ?? 'nine'

/** @number millimeters of a photo's place that its caption takes */
const CAPTION = 13
/** @number millimeters between a photo and its caption: the widest frame lies between them */
const BELOW = 3

export type Placed = {
  readonly slots: readonly { readonly photo: Rect; readonly caption: Rect | null }[]
  readonly heading: Rect | null
  readonly text: Rect | null
}

/**
 * Where everything stands on a page, in millimeters: the same on the screen and on paper.
 * @param page its layout, and the captions of its photos: one takes room only where there is one
 * @param n the page's place in the book, from 0
 */
export const placesOn = (
  { layout, slots }: { readonly layout: LayoutId; readonly slots: readonly { readonly caption: string }[] },
  size: SizeId,
  n: number,
): Placed => {
  const inside = contentOf(size, n)
  const onPage = ({ x, y, w, h }: Rect): Rect => ({
    x: inside.x + x * inside.w,
    y: inside.y + y * inside.h,
    w: w * inside.w,
    h: h * inside.h,
  })
  const { slots: places, heading, text, isFull: toEdges = false } = layoutOf(layout)
  const { width, height } = SIZES[size]
  return {
    slots: places.map((place, index) => {
      if (toEdges) return { photo: { x: 0, y: 0, w: width, h: height }, caption: null }
      const whole = onPage(place)
      if (!slots[index]?.caption) return { photo: whole, caption: null }
      return {
        photo: { ...whole, h: whole.h - CAPTION },
        caption: { ...whole, y: whole.y + whole.h - CAPTION + BELOW, h: CAPTION - BELOW },
      }
    }),
    heading: heading ? onPage(heading) : null,
    text: text ? onPage(text) : null,
  }
}
