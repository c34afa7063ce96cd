import type { Dye } from '../../../backend/kernel/page/strips.ts'
import type { DemoPicture } from '../../kernel/demo.ts'

/** One flat piece of dyed cloth; with a width it is a thread along the path, without one it is filled. */
type Piece = readonly [dye: Dye, path: string, width?: number]
export type Drawing = { readonly width: number; readonly height: number; readonly pieces: readonly Piece[] }

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
/** Someone who stands at a point, so high: no face, as on every patch. */
const person = (x: number, y: number, high: number, dress: Dye, hair: Dye): readonly Piece[] => {
  const [head, half] = [high * 0.12, high * 0.17]
  const top = y - high * 0.74
  return [
    [dress, `M${x - half} ${y}V${top + half}Q${x - half} ${top} ${x} ${top}T${x + half} ${top + half}V${y}z`],
    ['petal', box(x - head * 0.35, top - head * 0.6, head * 0.7, head) + disc(x, top - head * 1.2, head)],
    [hair, `M${x - head} ${top - head * 1.25}a${head} ${head} 0 0 1 ${2 * head} 0z`],
  ]
}
const many = (xs: readonly number[], at: (x: number) => string): string => xs.map(at).join('')

/** The pictures of a demo, in tenths of their pixels. */
export const pictures: Readonly<Record<DemoPicture | 'letter', Drawing>> = {
  bakery: {
    width: 160,
    height: 110,
    pieces: [
      ['petal', box(0, 0, 160, 110)],
      ['clay', box(22, 24, 116, 66)],
      ['madder', 'M14 22h132l6 18H8z'],
      ['muslin', 'M38 22h16l-3 18H33zM78 22h16v18H77zM118 22h16l9 18h-18z'],
      ['night', box(32, 50, 52, 30)],
      ['lamp', many([42, 58, 74], (x) => `M${x - 7} 76q7-15 14 0z`)],
      ['night', box(98, 48, 26, 42)],
      ['lamp', box(104, 54, 14, 14)],
      ['plum', box(0, 90, 160, 20)],
    ],
  },
  lake: {
    width: 170,
    height: 100,
    pieces: [
      ['petal', box(0, 0, 170, 100)],
      ['plum', 'M0 50 36 26 66 46 98 22l34 24 38-16v34H0z'],
      ['woad', box(0, 50, 170, 50)],
      ['muslin', 'M10 74q24-7 48 0M66 92q30-8 60 0M112 66q22-5 44 0', 2.6],
      ...person(46, 88, 40, 'madder', 'night'),
      ...person(88, 78, 34, 'indigo', 'plum'),
      ...person(126, 94, 38, 'fir', 'night'),
    ],
  },
  steps: {
    width: 160,
    height: 112,
    pieces: [
      ['petal', box(0, 0, 160, 112)],
      ['clay', box(16, 0, 128, 78)],
      ['plum', box(66, 14, 28, 64)],
      ['petal', box(26, 18, 28, 34) + box(106, 18, 28, 34)],
      ['woad', box(29, 21, 22, 28) + box(109, 21, 22, 28)],
      ['muslin', box(30, 74, 100, 10) + box(22, 84, 116, 12) + box(14, 96, 132, 16)],
      ...person(50, 96, 58, 'night', 'night'),
      ...person(74, 96, 64, 'plum', 'night'),
      ...person(99, 96, 61, 'slate', 'plum'),
      ...person(121, 96, 42, 'madder', 'plum'),
    ],
  },
  tree: {
    width: 90,
    height: 112,
    pieces: [
      ['petal', box(0, 0, 90, 112)],
      ['lichen', 'M0 86q44-14 90 0v26H0z'],
      ['plum', box(42, 62, 7, 34)],
      ['fir', disc(45, 42, 28) + disc(26, 54, 16) + disc(64, 54, 16)],
      ['weld', many([30, 44, 58], (x) => disc(x, 30 + (x % 3) * 6, 3.4)) + disc(36, 54, 3.4) + disc(60, 58, 3.4)],
      ['clay', 'M14 98 32 46M24 98 40 50M18 86h9M22 74h9M26 62h9', 2],
      ...person(72, 100, 32, 'madder', 'night'),
    ],
  },
  boat: {
    width: 180,
    height: 110,
    pieces: [
      ['woad', box(0, 0, 180, 110)],
      ['weld', disc(146, 28, 15)],
      ['fir', 'M0 62q30-18 66-2l-6 8H0z'],
      ['slate', box(0, 62, 180, 48)],
      ['muslin', 'M86 8v50H54z'],
      ['clay', 'M90 14v44h26z'],
      ...person(78, 70, 24, 'indigo', 'night'),
      ...person(104, 70, 22, 'madder', 'plum'),
      ['plum', 'M46 66h88l-12 17H58z'],
      ['woad', 'M10 92h38M66 100h52M132 90h36', 2.6],
    ],
  },
  lighthouse: {
    width: 80,
    height: 112,
    pieces: [
      ['woad', box(0, 0, 80, 112)],
      ['slate', box(0, 80, 80, 32)],
      ['plum', 'M18 92q20-20 46 0l8 20H10z'],
      ['muslin', 'M31 84l4-50h12l4 50z'],
      ['madder', 'M33.800 50h14.400l1 13H32.800z'],
      ['lamp', box(34, 22, 14, 12)],
      ['madder', 'M32 22 41 12l9 10z'],
      ['woad', 'M6 104q10-4 20 0t20 0t20 0', 2.4],
    ],
  },
  dance: {
    width: 150,
    height: 104,
    pieces: [
      ['fir', box(0, 0, 150, 104)],
      ['plum', box(0, 86, 150, 18)],
      ['lichen', 'M0 14q75 30 150 0', 1.2],
      ['lamp', many([18, 42, 66, 90, 114, 136], (x) => disc(x, 14 + 15 * (1 - ((x - 75) / 75) ** 2), 4.6))],
      ...person(62, 92, 62, 'madder', 'night'),
      ...person(88, 92, 60, 'petal', 'plum'),
      ['ember', 'M56 56q6 9 13 0M82 57q6 9 13 0', 2.6],
    ],
  },
  table: {
    width: 150,
    height: 104,
    pieces: [
      ['fir', box(0, 0, 150, 104)],
      ['night', many([36, 62, 88, 114], (x) => disc(x, 12, 7) + disc(x, 92, 7))],
      ['clay', box(16, 22, 118, 60)],
      ['muslin', many([36, 62, 88, 114], (x) => disc(x, 34, 8) + disc(x, 70, 8))],
      ['ember', `${disc(75, 52, 8)}${disc(114, 70, 3.6)}`],
      ['weld', disc(50, 52, 6) + disc(100, 52, 6) + disc(36, 34, 3.6)],
      ['lichen', disc(62, 34, 3.6) + disc(88, 70, 3.6)],
    ],
  },
  letter: {
    width: 90,
    height: 120,
    pieces: [
      ['muslin', box(0, 0, 90, 120)],
      ['slate', 'M12 14h26M12 26h20', 1.2],
      [
        'indigo',
        Array.from(
          { length: 9 },
          (_, n) => `M12 ${42 + n * 7}q6-2.6 12 0t12 0t12 0t12 0${n % 4 === 3 ? '' : 't12 0'}`,
        ).join(''),
        1.2,
      ],
      ['madder', 'M52 106q5-5 9 0t9-1', 1.6],
    ],
  },
}

/** The dyes of a light page: a picture is the same in both themes. */
export const DYES: Readonly<Record<Dye, string>> = {
  ember: '#ee6f2d',
  lamp: '#ffc27a',
  weld: '#ebc75c',
  clay: '#ebb5a2',
  petal: '#f5ddd3',
  muslin: '#f1e9e4',
  lichen: '#b9cdb4',
  woad: '#b5c6e4',
  indigo: '#2f3e84',
  plum: '#5c2c55',
  fir: '#1f5450',
  slate: '#4f67a0',
  madder: '#a93a44',
  night: '#1e1936',
}

const shapeOf = ([dye, path, width]: Piece): string =>
  width === undefined
    ? `<path fill="${DYES[dye]}" d="${path}"/>`
    : `<path fill="none" stroke="${DYES[dye]}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`

export const svgOf = ({ width, height, pieces }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">${pieces.map(shapeOf).join('')}</svg>`
