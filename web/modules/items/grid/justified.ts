/** What is laid out: its picture’s width divided by its height, and the words above it where it begins a date. */
export type Box = { readonly ratio: number; readonly label?: string | undefined }
/** Pixels; `index` is its place among all boxes. */
export type Placed = { readonly index: number; readonly left: number; readonly width: number }
export type Row = { readonly height: number; readonly hasLabels: boolean; readonly tiles: readonly Placed[] }
export type Space = {
  readonly width: number
  /** How high a row is about. */
  readonly rowHeight: number
  readonly gap: number
}

/** Beyond these a picture is shown in part: a strip of film would be a hair, a tall one a column. */
const [NARROWEST, WIDEST] = [0.5, 3]

export const shownRatio = (ratio: number): number =>
  Number.isFinite(ratio) && ratio > 0 ? Math.min(WIDEST, Math.max(NARROWEST, ratio)) : 1

const ratioOf = (boxes: readonly Box[], index: number): number => shownRatio(boxes[index]?.ratio ?? 1)

/** @param height of the row; it fills the width where that height was chosen so */
const rowOf = (boxes: readonly Box[], first: number, end: number, height: number, gap: number): Row => {
  const tiles: Placed[] = []
  let left = 0
  let hasLabels = false
  for (let index = first; index < end; index += 1) {
    const width = ratioOf(boxes, index) * height
    tiles.push({ index, left, width })
    left += width + gap
    hasLabels ||= boxes[index]?.label !== undefined
  }
  return { height, hasLabels, tiles }
}

/**
 * Rows that fill the width with whole pictures, all of a row equally high. The last row has the height that rows have
 * about, and ends where its pictures end.
 * @param known rows of the same boxes before more of them came: all but their last stay as they are
 */
export const justified = (boxes: readonly Box[], space: Space, known: readonly Row[] = []): readonly Row[] => {
  const { width, rowHeight, gap } = space
  if (width <= 0) return []
  const rows = known.slice(0, -1)
  let first = rows.at(-1)?.tiles.at(-1)?.index ?? -1
  first += 1
  let sum = 0
  for (let index = first; index < boxes.length; index += 1) {
    const ratio = ratioOf(boxes, index)
    const before = index - first
    const heightWith = (width - before * gap) / (sum + ratio)
    if (heightWith > rowHeight) {
      sum += ratio
      continue
    }
    // With this box the row is lower than rows are about, without it higher: the nearer one is taken.
    const heightWithout = before === 0 ? Infinity : (width - (before - 1) * gap) / sum
    const isWithout = heightWithout / rowHeight < rowHeight / heightWith
    rows.push(rowOf(boxes, first, isWithout ? index : index + 1, isWithout ? heightWithout : heightWith, gap))
    first = isWithout ? index : index + 1
    sum = isWithout ? ratio : 0
  }
  if (first < boxes.length) rows.push(lastOf(boxes, first, space))
  return rows
}

/** As high as rows are about, and lower only where its pictures would stick out. */
const lastOf = (boxes: readonly Box[], first: number, { width, rowHeight, gap }: Space): Row => {
  let sum = 0
  for (let index = first; index < boxes.length; index += 1) sum += ratioOf(boxes, index)
  const most = (width - (boxes.length - first - 1) * gap) / sum
  return rowOf(boxes, first, boxes.length, Math.min(rowHeight, most), gap)
}
