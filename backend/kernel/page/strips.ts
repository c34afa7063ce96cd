// Log-cabin quilt blocks: strips sewn round a centre, light above and right, dark below and left. Seeded by an id, so that
// a block never changes once sewn and only grows.

const LIGHT = ['clay', 'weld', 'woad', 'petal', 'muslin', 'lichen'] as const
const DARK = ['indigo', 'plum', 'fir', 'night', 'slate', 'indigo', 'plum'] as const
export type Dye = (typeof LIGHT)[number] | (typeof DARK)[number] | 'madder' | 'ember' | 'lamp'
/** Which dyes lie on the light sides and on the dark ones. */
export type Dyes = { readonly light?: readonly Dye[] | undefined; readonly dark?: readonly Dye[] | undefined }
type Weave = 'pin' | 'dot' | 'check' | 'twill'
export type Strip = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly dye: Dye
  readonly weave: Weave | undefined
}

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

/** The strips of a block in units of their width, the first round first; the same for the same seed. */
export const stripsOf = (
  seed: string,
  rounds: number,
  centre: number,
  { light = LIGHT, dark = DARK }: Dyes = {},
): readonly Strip[] => {
  const random = randoms(seed)
  let last: Dye | undefined
  const pick = (dyes: readonly Dye[]): Dye => {
    const others = dyes.filter((dye) => dye !== last)
    last = others[Math.floor(random() * others.length)] ?? 'muslin'
    return last
  }
  const strip = (x: number, y: number, width: number, height: number, isDark: boolean): Strip => {
    const dye = pick(isDark ? dark : light)
    return { x, y, width, height, dye, weave: weaveOf(random(), isDark) }
  }
  return Array.from({ length: rounds }, (_, round) => {
    const near = rounds - round
    const far = rounds + centre + round
    const side = far - near
    return [
      strip(near, near - 1, side, 1, false),
      strip(far, near - 1, 1, side + 1, false),
      strip(near, far, side + 1, 1, true),
      strip(near - 1, near - 1, 1, side + 2, true),
    ]
  }).flat()
}
