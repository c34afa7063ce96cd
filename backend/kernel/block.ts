import { html, type Html } from './html.ts'

const LIGHT = ['clay', 'weld', 'woad', 'petal', 'muslin', 'lichen']
const DARK = ['indigo', 'plum', 'fir', 'night', 'slate']

/** A log-cabin block with its centre lit: strips sewn round it, light on two sides and dark on two, seeded by an id. */
export const litBlock = (seed: string, rounds = 6): Html => {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  const random = () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
  let last = ''
  const pick = (dyes: readonly string[]) => {
    const others = dyes.filter((dye) => dye !== last)
    last = others[Math.floor(random() * others.length)] ?? 'muslin'
    return last
  }
  const centre = 2.4
  const size = centre + 2 * rounds
  const strips: Html[] = []
  const strip = (x: number, y: number, width: number, height: number, dye: string) =>
    strips.push(
      html`<rect
        x="${x}"
        y="${y}"
        width="${width}"
        height="${height}"
        fill="var(--dye-${dye})"
        stroke="var(--seam)"
        stroke-width=".12"
      />`,
    )
  let [left, top, right, bottom] = [rounds, rounds, rounds + centre, rounds + centre]
  for (let round = 0; round < rounds; round += 1) {
    strip(left, (top -= 1), right - left, 1, pick(LIGHT))
    strip(right, top, 1, bottom - top, pick(LIGHT))
    right += 1
    strip(left, bottom, right - left, 1, pick(DARK))
    bottom += 1
    strip((left -= 1), top, 1, bottom - top, pick(DARK))
  }
  return html`<svg class="block" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    ${strips}
    <rect x="${rounds}" y="${rounds}" width="${centre}" height="${centre}" fill="var(--dye-ember)" />
    <rect class="lamp" x="${rounds + 0.65}" y="${rounds + 0.65}" width="1.1" height="1.1" fill="var(--dye-lamp)" />
  </svg>`
}
