import sharp from 'sharp'

/** Of so many pixels a side the slowest waves are kept: what a picture shows, and not how it was kept. */
const SIDE = 32
const KEPT = 8
/** White of a scan's border, and what a scanner makes of it. */
const BORDER = { background: '#ffffff', threshold: 25 }

/** So much of each side is often cut off. */
const EDGE = 0.03

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

/** Weaker than this, a wave is what packing a picture leaves. */
const LEAST_WAVE = 32

const hashIn = (gray: Uint8Array): string => {
  const waves = wavesIn(gray)
  const middle = waves.toSorted((one, other) => one - other)[waves.length >> 1] ?? 0
  const bits = [0, ...waves.map((wave) => (wave > middle + LEAST_WAVE ? 1 : 0))]
  return Array.from({ length: 16 }, (_, n) =>
    Number.parseInt(bits.slice(n * 4, n * 4 + 4).join(''), 2).toString(16),
  ).join('')
}

/** Of the picture, and of what is left of it without its edges, as of a copy that was cropped. */
export type PictureHash = { readonly whole: string; readonly inner: string }

/**
 * 64 bits, as 16 hexadecimal digits, of which pictures that show the same differ in few: where each wave is stronger than
 * the middle one.
 */
export const pictureHash = async (picture: Buffer): Promise<PictureHash> => {
  const shown = sharp(picture).autoOrient().flatten({ background: '#ffffff' }).trim(BORDER).greyscale()
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const hashWithout = async (share: number): Promise<string> => {
    const [left, top] = [Math.floor(width * share), Math.floor(height * share)]
    const part = { left, top, width: width - 2 * left, height: height - 2 * top }
    const small = sharp(data, { raw: { width, height, channels } }).extract(part).resize(SIDE, SIDE, { fit: 'fill' })
    return hashIn(await small.greyscale().raw().toBuffer())
  }
  return { whole: await hashWithout(0), inner: await hashWithout(EDGE) }
}

const onesIn = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length
/** Whether a picture shows so much that what is like it shows the same. */
export const isTelling = ({ whole }: PictureHash): boolean => {
  const ones = onesIn(BigInt(`0x${whole}`))
  return ones >= LEAST_TELLING && ones <= 64 - LEAST_TELLING
}
