import sharp from 'sharp'

/** Of so many pixels a side the slowest waves are kept: what a picture shows, and not how it was kept. */
const SIDE = 32
const KEPT = 8
/** White of a scan's border, and what a scanner makes of it. */
const BORDER = { background: '#ffffff', threshold: 25 }

/** Fewer bits, or fewer without one, are a picture of one color. */
const LEAST_TELLING = 8

/** By wave and pixel. */
const COSINES = Array.from({ length: KEPT }, (_, wave) =>
  Array.from({ length: SIDE }, (__, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * SIDE))),
)

/** The slowest waves of a gray picture, row by row, without the first, which only says how bright it is. */
const wavesIn = (gray: Uint8Array): readonly number[] => {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosines) => cosines.reduce((sum, cosine, x) => sum + cosine * (gray[y * SIDE + x] ?? 0), 0)),
  )
  const waves = COSINES.flatMap((cosines) =>
    Array.from({ length: KEPT }, (_, x) => cosines.reduce((sum, cosine, y) => sum + cosine * (rows[y]?.[x] ?? 0), 0)),
  )
  return waves.slice(1)
}

/**
 * 64 bits, as 16 hexadecimal digits, of which pictures that show the same differ in few: where each wave is stronger than
 * the middle one.
 */
export const pictureHash = async (picture: Buffer): Promise<string> => {
  const gray = await sharp(picture)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .trim(BORDER)
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const waves = wavesIn(gray)
  const middle = waves.toSorted((one, other) => one - other)[waves.length >> 1] ?? 0
  const bits = [0, ...waves.map((wave) => (wave > middle ? 1 : 0))]
  return Array.from({ length: 16 }, (_, n) =>
    Number.parseInt(bits.slice(n * 4, n * 4 + 4).join(''), 2).toString(16),
  ).join('')
}

const onesIn = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length
/** Whether a picture shows so much that what is like it shows the same. */
export const isTelling = (hash: string): boolean => {
  const ones = onesIn(BigInt(`0x${hash}`))
  return ones >= LEAST_TELLING && ones <= 64 - LEAST_TELLING
}
/** In how many bits two hashes differ. */
export const distance = (one: string, other: string): number => onesIn(BigInt(`0x${one}`) ^ BigInt(`0x${other}`))
