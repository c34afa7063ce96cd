import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { justified, shownRatio, type Box, type Row } from './justified.ts'

const SPACE = { width: 1000, rowHeight: 130, gap: 8 }
const boxes = (...ratios: number[]): Box[] => ratios.map((ratio) => ({ ratio }))
const many = fc.array(fc.double({ min: 0.1, max: 12, noNaN: true }), { minLength: 1, maxLength: 200 })
const spaces = fc.record({
  width: fc.integer({ min: 240, max: 1320 }),
  rowHeight: fc.integer({ min: 90, max: 180 }),
  gap: fc.constantFrom(0, 7, 8),
})
const endOf = ({ tiles }: Row): number => {
  const last = tiles.at(-1)
  return last ? last.left + last.width : 0
}

test('every row but the last fills the width, and no row sticks out', () =>
  fc.assert(
    fc.property(many, spaces, (ratios, space) => {
      const rows = justified(boxes(...ratios), space)
      for (const row of rows.slice(0, -1)) expect(endOf(row)).toBeCloseTo(space.width, 6)
      for (const row of rows) expect(endOf(row)).toBeLessThanOrEqual(space.width + 1e-6)
    }),
  ))

test('no picture is stretched, and each stands once and in its order', () =>
  fc.assert(
    fc.property(many, spaces, (ratios, space) => {
      const rows = justified(boxes(...ratios), space)
      const tiles = rows.flatMap(({ height, tiles: of }) => of.map((tile) => ({ ...tile, height })))
      expect(tiles.map(({ index }) => index)).toEqual(ratios.map((_, index) => index))
      for (const { index, width, height } of tiles)
        expect(width / height).toBeCloseTo(shownRatio(ratios[index] ?? Number.NaN), 6)
    }),
  ))

test('the last row has the height that rows have about, and ends where its pictures end', () => {
  const rows = justified(boxes(1.5, 1.5, 1.5, 1.5, 1.5, 1.5), SPACE)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toEqual({ height: 130, hasLabels: false, tiles: [{ index: 5, left: 0, width: 195 }] })
})

test('a row is about as high as asked', () => {
  const rows = justified(boxes(...Array.from({ length: 400 }, (_, n) => 0.7 + (n % 5) * 0.25)), SPACE)
  for (const { height } of rows) {
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThan(170)
  }
})

test('more pictures change no row that was full', () =>
  fc.assert(
    fc.property(many, many, spaces, (first, more, space) => {
      const all = boxes(...first, ...more)
      expect(justified(all, space, justified(boxes(...first), space))).toEqual(justified(all, space))
    }),
  ))

test('a row with the beginning of a date has room for its words', () => {
  const [one, other] = justified([{ ratio: 7.5, label: '1931' }, { ratio: 7.5 }, { ratio: 3 }], {
    ...SPACE,
    width: 600,
  })
  expect([one?.hasLabels, other?.hasLabels]).toEqual([true, false])
})

test('what has no size yet is a square, and without a width there is nothing', () => {
  expect(justified(boxes(Number.NaN, 0), SPACE)[0]?.tiles.map(({ width }) => width)).toEqual([130, 130])
  expect(justified(boxes(1), { ...SPACE, width: 0 })).toEqual([])
})
