import type { Placed } from './justified.ts'
import type { Line } from './layout.ts'

const middleOf = ({ left, width }: Placed): number => left + width / 2

/** The tile of the next line with tiles in that direction that lies nearest to this one. */
const step =
  (by: 1 | -1) =>
  (lines: readonly Line[], lineOf: readonly number[], index: number): number => {
    const here = lineOf[index]
    const line = here === undefined ? undefined : lines[here]
    if (here === undefined || line?.kind !== 'tiles') return index
    const tile = line.row.tiles[index - line.first - (line.row.tiles[0]?.index ?? 0)]
    for (let at = here + by; at >= 0 && at < lines.length; at += by) {
      const next = lines[at]
      if (next?.kind !== 'tiles' || !tile) continue
      const near = next.row.tiles.toSorted(
        (one, other) => Math.abs(middleOf(one) - middleOf(tile)) - Math.abs(middleOf(other) - middleOf(tile)),
      )[0]
      return near ? next.first + near.index : index
    }
    return index
  }
export const below = step(1)
export const above = step(-1)
