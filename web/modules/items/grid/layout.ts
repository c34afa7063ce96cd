import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { ratioOf } from '../filters.ts'
import { dateIn } from '../inWords.ts'
import { decadeIn } from '../months.ts'
import { justified, type Box, type Row, type Space } from './justified.ts'

/** @number height of the words above a row in which a date begins */
export const LABEL_HEIGHT = 28
/** @number height of a decade’s heading */
export const HEAD_HEIGHT = 72

/** A heading, or a row of tiles under one; `first` is the place of the row’s boxes among all. */
export type Line =
  | { readonly kind: 'head'; readonly words: string }
  | { readonly kind: 'tiles'; readonly first: number; readonly row: Row; readonly under?: string }

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
const linesFrom = (first: number, rows: readonly Row[], under?: string): readonly Line[] =>
  rows.map((row) => ({ kind: 'tiles', first, row, ...(under !== undefined && { under }) }))

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
    const words = decade ?? NO_DATE
    lines.push({ kind: 'head', words }, ...linesFrom(first, justified(boxes.slice(first, end), space), words))
    first = end
  }
  return lines
}

export const heightOf = (line: Line | undefined, gap: number): number => {
  if (!line) return 0
  if (line.kind === 'head') return HEAD_HEIGHT
  return line.row.height + gap + (line.row.hasLabels ? LABEL_HEIGHT : 0)
}

/** The lines in sight with where each begins, by the heading that they stand under. */
export type Run = {
  readonly head: { readonly words: string; readonly top: number } | undefined
  readonly under: string | undefined
  readonly lines: readonly { readonly line: Extract<Line, { kind: 'tiles' }>; readonly top: number }[]
}
export const runsOf = (shown: readonly { readonly line: Line | undefined; readonly top: number }[]): readonly Run[] => {
  const runs: Run[] = []
  for (const { line, top } of shown) {
    if (!line) continue
    const last = runs.at(-1)
    if (line.kind === 'head') runs.push({ head: { words: line.words, top }, under: line.words, lines: [] })
    else if (last && last.under === line.under)
      runs[runs.length - 1] = { ...last, lines: [...last.lines, { line, top }] }
    else runs.push({ head: undefined, under: line.under, lines: [{ line, top }] })
  }
  return runs
}
