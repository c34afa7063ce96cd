// The hearth block: a log-cabin quilt block. Light strips above and right, dark ones below and left, seeded
// by an id, so that a block never changes once sewn and only grows.

export type Dye =
  | 'ember'
  | 'lamp'
  | 'weld'
  | 'clay'
  | 'petal'
  | 'muslin'
  | 'lichen'
  | 'woad'
  | 'indigo'
  | 'plum'
  | 'fir'
  | 'slate'
  | 'madder'
  | 'night'
export type Weave = 'pin' | 'dot' | 'check' | 'twill'
export type Strip = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly dye: Dye
  readonly weave: Weave | undefined
  readonly isSewn: boolean
}
export type BlockPlan = {
  readonly seed: string
  readonly size: number
  readonly rounds: number
  /** Width of the centre, in strips. */
  readonly centre?: number
  /** How many strips are sewn; the others are still dashed. */
  readonly sewn?: number
  readonly light?: readonly Dye[]
  readonly dark?: readonly Dye[]
}

const LIGHT: readonly Dye[] = ['clay', 'weld', 'woad', 'petal', 'muslin', 'lichen']
const DARK: readonly Dye[] = ['indigo', 'plum', 'fir', 'night', 'slate', 'indigo', 'plum']
const WOVEN_FROM = 90

/** A repeatable stream of numbers in 0..1 (mulberry32 over an FNV-1a hash of the seed). */
export const randoms = (seed: string): (() => number) => {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state += 0x6d_2b_79_f5
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const weaveOf = (chance: number, isDark: boolean): Weave | undefined => {
  if (chance >= 0.42) return undefined
  if (isDark) return chance < 0.2 ? 'pin' : 'dot'
  return chance < 0.2 ? 'check' : 'twill'
}

export const hearthBlock = ({
  seed,
  size,
  rounds,
  centre = 1.6,
  sewn = 999,
  light = LIGHT,
  dark = DARK,
}: BlockPlan) => {
  const random = randoms(seed)
  const unit = size / (centre + 2 * rounds)
  const strips: Strip[] = []
  let last: Dye | undefined
  const pick = (dyes: readonly Dye[]): Dye => {
    const others = dyes.filter((dye) => dye !== last)
    last = others[Math.floor(random() * others.length)] ?? 'muslin'
    return last
  }
  const sew = (x: number, y: number, width: number, height: number, isDark: boolean) => {
    const dye = pick(isDark ? dark : light)
    const weave = weaveOf(random(), isDark)
    const isSewn = strips.length < sewn
    const box = { x: x * unit, y: y * unit, width: width * unit, height: height * unit }
    strips.push({ ...box, dye, isSewn, weave: size > WOVEN_FROM ? weave : undefined })
  }
  let [left, top, right, bottom] = [rounds, rounds, rounds + centre, rounds + centre]
  for (let round = 0; round < rounds; round += 1) {
    sew(left, top - 1, right - left, 1, false)
    top -= 1
    sew(right, top, 1, bottom - top, false)
    right += 1
    sew(left, bottom, right - left, 1, true)
    bottom += 1
    sew(left - 1, top, 1, bottom - top, true)
    left -= 1
  }
  return { strips, unit, heart: { x: rounds * unit, y: rounds * unit, side: centre * unit } }
}
