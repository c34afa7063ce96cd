import { describe, expect, test } from 'vitest'
import {
  checksOf,
  cropOf,
  LAYOUT_IDS,
  NO_PHOTO,
  placesOn,
  SIZE_IDS,
  SIZES,
  slotsIn,
  THEMES,
  type Page,
} from './contract.ts'

const slots = (n: number, caption = '') => Array.from({ length: n }, () => ({ ...NO_PHOTO, itemId: 'photo', caption }))
const page = (layout: Page['layout'], caption = ''): Page => ({
  layout,
  slots: slots(slotsIn(layout), caption),
  heading: 'H',
  words: 'W',
})

describe.each(SIZE_IDS)('on a page of %s', (size) => {
  const { width, height } = SIZES[size]
  test.each(LAYOUT_IDS)('all that layout %s has lies on the page, and no two photos on each other', (layout) => {
    for (const n of [0, 1]) {
      const { slots: places, heading, text } = placesOn(page(layout, 'A caption'), size, n)
      const all = [...places.flatMap(({ photo, caption }) => [photo, caption]), heading, text].filter(
        (each) => each !== null,
      )
      for (const { x, y, w, h } of all) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + w).toBeLessThanOrEqual(width + 1e-9)
        expect(y + h).toBeLessThanOrEqual(height + 1e-9)
        expect(Math.min(w, h)).toBeGreaterThan(4)
      }
      const apart = all.every((one, at) =>
        all
          .slice(at + 1)
          .every(
            (other) =>
              one.x + one.w <= other.x + 1e-9 ||
              other.x + other.w <= one.x + 1e-9 ||
              one.y + one.h <= other.y + 1e-9 ||
              other.y + other.h <= one.y + 1e-9,
          ),
      )
      expect(apart).toBe(true)
    }
  })
})

test('a photo fills its frame whatever its form, and never shows what lies beside it', () => {
  for (const [width, height] of [
    [3_000, 2_000],
    [2_000, 3_000],
    [500, 500],
  ] as const)
    for (const x of [0, 0.5, 1])
      for (const zoom of [1, 3]) {
        const crop = cropOf({ x, y: 1 - x, zoom }, { width, height }, { w: 100, h: 70 })
        expect(crop.width / crop.height).toBeCloseTo(100 / 70)
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.left + crop.width).toBeLessThanOrEqual(width + 1e-6)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height + 1e-6)
      }
})

test('before it is printed, what is gone stands first, then what is poor, soft and empty', () => {
  const one = (id: string, itemId: string | null) => ({
    id,
    page: { ...page('full'), slots: [{ ...NO_PHOTO, itemId }] },
  })
  const photos = new Map([
    ['fine', { width: 4_000, height: 6_000 }],
    ['soft', { width: 1_500, height: 2_200 }],
    ['poor', { width: 700, height: 990 }],
    ['unmeasured', { width: null, height: null }],
  ])
  const pages = [
    one('a', null),
    one('b', 'soft'),
    one('c', 'poor'),
    one('d', 'gone'),
    one('e', 'fine'),
    one('f', 'unmeasured'),
  ]
  expect(checksOf(pages, photos, 'a4')).toEqual([
    { pageId: 'd', at: 4, slot: 0, code: 'photo-gone', ppi: null },
    { pageId: 'c', at: 3, slot: 0, code: 'photo-poor', ppi: 84 },
    { pageId: 'b', at: 2, slot: 0, code: 'photo-soft', ppi: 181 },
    { pageId: 'a', at: 1, slot: 0, code: 'empty-place', ppi: null },
  ])
})

const channel = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
test.each(Object.entries(THEMES))('words are easy to read on the paper of %s', (_, { paper, ink, accent }) => {
  const contrast = (color: string) => (luminance(paper) + 0.05) / (luminance(color) + 0.05)
  expect(contrast(ink)).toBeGreaterThan(7)
  expect(contrast(accent)).toBeGreaterThan(3)
})
