import { open } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { exifFacts } from '../facts/exif.ts'
import { MOST_PIXELS, MOST_SIDE, MOTION, PREVIEW, type Drawn, type Job } from './job.ts'
import { putAside } from './motion.ts'
import { isBlank, seen, write, type Pixels } from './variants.ts'

/** @number bytes of a picture in which facts are looked for. They stand before its pixels, but in TIFF and HEIC. */
const MOST_SEARCHED = 64 * 2 ** 20

const beginningOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, MOST_SEARCHED)), 0, null, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Read to its end; where that is missing, as far as it goes. */
const readable = async (
  path: string,
  isUpright: boolean,
): Promise<{ readonly pixels: Pixels; readonly isPartial: boolean }> => {
  const picture = (failOn: 'truncated' | 'none') => {
    const opened = sharp(path, { failOn, limitInputPixels: MOST_PIXELS })
    return seen(isUpright ? opened : opened.autoOrient(), PREVIEW)
  }
  try {
    return { pixels: await picture('truncated'), isPartial: false }
  } catch {
    return { pixels: await picture('none'), isPartial: true }
  }
}

/** Draws a picture of any form that sharp reads: the first frame of what moves. */
export const drawPicture = async ({ file, folder, factsOf, zone }: Job): Promise<Drawn> => {
  const { autoOrient, format, compression, ...said } = await sharp(file, {
    failOn: 'none',
    limitInputPixels: false,
  }).metadata()
  if (format === 'heif' && compression !== 'av1') return { is: 'foreign' }
  // What another program decoded it has turned as well.
  const { width, height } = factsOf ? said : autoOrient
  if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE) return { is: 'unfit', code: 'too-demanding' }
  let drawn: Awaited<ReturnType<typeof readable>>
  try {
    drawn = await readable(file, factsOf !== undefined)
  } catch {
    // Of AVIF the finer ones are read by others alone.
    return format === 'heif' ? { is: 'foreign' } : { is: 'unfit', code: 'media-unplayable' }
  }
  const { pixels, isPartial } = drawn
  if (isPartial && (await isBlank(pixels))) return { is: 'unfit', code: 'media-unplayable' }
  const hasMotion = await putAside(factsOf ?? file, join(folder, MOTION))
  return {
    is: 'drawn',
    variants: [await write(pixels, folder, 'thumb'), await write(pixels, folder, 'preview')],
    width,
    height,
    isPartial,
    ...(hasMotion && { hasMotion }),
    facts: exifFacts(await beginningOf(factsOf ?? file), zone),
  }
}
