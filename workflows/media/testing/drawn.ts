import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Drawable } from '../rendering/drawing.ts'
import { drawPaper } from '../rendering/paper.ts'
import { drawPicture } from '../rendering/picture.ts'

type How = { readonly kind?: Drawable; readonly zone?: string }

/** Where a picture is bright: each corner, from the left above to the right below. */
export const brightCornersIn = async (picture: Buffer): Promise<readonly boolean[]> => {
  const corners = await sharp(picture).resize(2, 2, { fit: 'fill' }).greyscale().raw().toBuffer()
  return [...corners].map((light) => light > 128)
}

const draws = { picture: drawPicture, paper: drawPaper }

/** What is drawn of a file, here and not in a child: what is said of it, and each variant's bytes by its name. */
export const drawnOf = async (bytes: Buffer, { kind = 'picture', zone = 'UTC' }: How = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-'))
  try {
    const file = join(folder, 'original')
    await writeFile(file, bytes)
    const said = await draws[kind]({ file, folder, zone })
    const variants = said.is === 'drawn' ? said.variants : []
    const read = async (variant: string) => [variant, await readFile(join(folder, `${variant}.jpg`))] as const
    return { said, pictures: Object.fromEntries(await Promise.all(variants.map(read))) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Its left half white and its right half black: a picture that says which way it is turned. */
export const halves = (width = 800, height = 600): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#fff' } }, left: 0, top: 0 },
  ])

/** Grain all over: no part of it looks like another. */
export const grain = (side = 600): Sharp =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
