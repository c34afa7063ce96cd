import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { ratioOf } from '../filters.ts'
import { dateIn } from '../inWords.ts'
import { decadeIn } from '../months.ts'
import { justified, type Box, type Row, type Space } from './justified.ts'

/** @number height of the words above a row in which a date begins */
export const LABEL_HEIGHT = 28
/** @number height of a decade’s heading */
export const HEAD_HEIGHT = 72

/** A heading, or a row of tiles; `first` is the place of the row’s boxes among all. */
export type Line =
  | { readonly kind: 'head'; readonly words: string }
  | { readonly kind: 'tiles'; readonly first: number; readonly row: Row }

/** The words above the first tile of each date. */
export const labelled = (rows: readonly ItemRow[]): readonly Box[] => {
  let before: string | undefined
  return rows.map((row) => {
    const words = dateIn(row.date)
    const label = words === before || words === '' ? undefined : words
    before = words
    return { ratio: ratioOf(row), label }
  })
}

const NO_DATE = 'No date'
const linesFrom = (first: number, rows: readonly Row[]): readonly Line[] =>
  rows.map((row) => ({ kind: 'tiles', first, row }))

/** All as one run of rows, or a run under the heading of each decade. */
export const linesOf = (
  rows: readonly ItemRow[],
  boxes: readonly Box[],
  space: Space,
  isByDecade: boolean,
): readonly Line[] => {
  if (!isByDecade) return linesFrom(0, justified(boxes, space))
  const lines: Line[] = []
  let first = 0
  while (first < rows.length) {
    const decade = decadeIn(rows[first]?.sortsAs ?? '')
    let end = first + 1
    while (end < rows.length && decadeIn(rows[end]?.sortsAs ?? '') === decade) end += 1
    lines.push({ kind: 'head', words: decade ?? NO_DATE }, ...linesFrom(first, justified(boxes.slice(first, end), space)))
    first = end
  }
  return lines
}

export const heightOf = (line: Line | undefined, gap: number): number => {
  if (!line) return 0
  if (line.kind === 'head') return HEAD_HEIGHT
  return line.row.height + gap + (line.row.hasLabels ? LABEL_HEIGHT : 0)
}
