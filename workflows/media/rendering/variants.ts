import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { THUMB } from './job.ts'

// One child draws for one person: it gives way to all others, and keeps nothing for a next picture.
sharp.concurrency(1)
sharp.cache(false)

export type Pixels = { readonly data: Buffer; readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'> }

const fitting = (side: number) => ({ fit: 'inside', width: side, height: side, withoutEnlargement: true }) as const

/** A picture's pixels as they are seen: in sRGB, on white, and no larger than so many a side. */
export const seen = (picture: Sharp, side: number): Promise<Pixels> =>
  picture
    .resize(fitting(side))
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

const of = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } })

/** As JPEG, with nothing in it but the picture. */
export const write = async (pixels: Pixels, folder: string, variant: string): Promise<string> => {
  const quality = variant === 'thumb' ? 78 : 84
  const picture = variant === 'thumb' ? of(pixels).resize(fitting(THUMB)) : of(pixels)
  await writeFile(join(folder, `${variant}.jpg`), await picture.jpeg({ quality }).toBuffer(), { mode: 0o600 })
  return variant
}

/** Whether all of it looks alike: nothing of the picture is there. */
export const isBlank = async (pixels: Pixels): Promise<boolean> => (await of(pixels).stats()).entropy < 0.02
