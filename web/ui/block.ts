import { stripsOf, type Dyes, type Strip } from '../../backend/kernel/page/strips.ts'

export type BlockPlan = Dyes & {
  readonly seed: string
  readonly size: number
  readonly rounds: number
  /** Width of the centre, in strips. */
  readonly centre?: number
  /** How many strips are sewn; the others are still dashed. */
  readonly sewn?: number
}
export type SewnStrip = Strip & { readonly isSewn: boolean }

const WOVEN_FROM = 90

/** The strips of a block in the size that it is shown in, and its centre. */
export const hearthBlock = ({ seed, size, rounds, centre = 1.6, sewn = 999, ...dyes }: BlockPlan) => {
  const unit = size / (centre + 2 * rounds)
  const strips = stripsOf(seed, rounds, centre, dyes).map((strip, index): SewnStrip => ({
    x: strip.x * unit,
    y: strip.y * unit,
    width: strip.width * unit,
    height: strip.height * unit,
    dye: strip.dye,
    isSewn: index < sewn,
    weave: size > WOVEN_FROM ? strip.weave : undefined,
  }))
  return { strips, unit, heart: { x: rounds * unit, y: rounds * unit, side: centre * unit } }
}
