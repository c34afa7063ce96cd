import { png, type Colour } from './png.ts'
import { stripsOf, type Dye } from '../page/strips.ts'

const BLOCKS = 12
/** Twice as large as it is shown, for sharp screens. */
const SIDE = 100
const ROUNDS = 2
const CENTRE = 1.7
const SEAM = 1

/** The light dyes: a mail is always light. */
export const DYES: Readonly<Record<Dye, Colour>> = {
  ember: [0xee, 0x6f, 0x2d],
  lamp: [0xff, 0xc2, 0x7a],
  weld: [0xeb, 0xc7, 0x5c],
  clay: [0xeb, 0xb5, 0xa2],
  petal: [0xf5, 0xdd, 0xd3],
  muslin: [0xf1, 0xe9, 0xe4],
  lichen: [0xb9, 0xcd, 0xb4],
  woad: [0xb5, 0xc6, 0xe4],
  indigo: [0x2f, 0x3e, 0x84],
  plum: [0x5c, 0x2c, 0x55],
  fir: [0x1f, 0x54, 0x50],
  slate: [0x4f, 0x67, 0xa0],
  madder: [0xa9, 0x3a, 0x44],
  night: [0x1e, 0x19, 0x36],
}
const names = Object.keys(DYES)
const WHITE = names.length

const draw = (): Buffer => {
  const width = BLOCKS * SIDE
  const pixels = new Uint8Array(width * SIDE).fill(WHITE)
  const unit = SIDE / (CENTRE + 2 * ROUNDS)
  const at = (units: number) => Math.round(units * unit)
  const heart = { x: ROUNDS, y: ROUNDS, width: CENTRE, height: CENTRE, dye: 'madder' as const }
  for (let number = 0; number < BLOCKS; number += 1)
    for (const strip of [...stripsOf(`binding ${number}`, ROUNDS, CENTRE), heart])
      for (let y = at(strip.y) + SEAM; y < at(strip.y + strip.height); y += 1) {
        // Every other block lies turned, so that the row has a rhythm.
        const row = number % 2 === 0 ? y : SIDE - y
        const from = row * width + number * SIDE
        pixels.fill(names.indexOf(strip.dye), from + at(strip.x) + SEAM, from + at(strip.x + strip.width))
      }
  return png(width, [...Object.values(DYES), [0xff, 0xff, 0xff]], pixels)
}

/** A picture that travels inside a mail, whose HTML names it as `cid:…`. */
export type Picture = { readonly cid: string; readonly fileName: string; readonly type: string; readonly bytes: Buffer }

/** The row of small blocks on top of every mail, 600 by 50 as it is shown; drawn once. */
export const binding: Picture = { cid: 'binding', fileName: 'binding.png', type: 'image/png', bytes: draw() }
