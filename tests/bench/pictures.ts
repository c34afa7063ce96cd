import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { halves } from '../../workflows/media/testing/drawn.ts'

/** @number pixels of a side of what a phone's camera makes */
const [WIDTH, HEIGHT] = [4_000, 3_000]
/** Of PyPI, which writes what phones write. */
const PILLOW_HEIF = 'pillow-heif==1.8.1'

/** What a camera sees: no part of it like another, and no noise that no lens lets through. */
const scene = async (width: number, height: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const coarse = sharp({ create: { width: width >> 3, height: height >> 3, channels: 3, background: '#888', noise } })
  return sharp(await coarse.png().toBuffer())
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
export const twelveMegapixels = (): Promise<Buffer> => scene(WIDTH, HEIGHT)
export const aHundredMegapixels = (): Promise<Buffer> => scene(3 * WIDTH, 3 * HEIGHT)

/** The same picture as another file: it has a remark (COM) in front that no other has. */
export const other = (jpeg: Buffer, n: number): Buffer => {
  const said = Buffer.from(`${n} ${crypto.randomUUID()}`)
  const remark = Buffer.alloc(4)
  remark.writeUInt16BE(0xfffe, 0)
  remark.writeUInt16BE(said.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), remark, said, jpeg.subarray(2)])
}

/** Lends a folder of one's own. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A picture of twelve megapixels as phones keep them. */
export const heic = async (folder: string): Promise<Buffer> => {
  const python = (...args: readonly string[]) => execFileSync('python3', [...args], { cwd: folder, stdio: 'pipe' })
  python('-m', 'pip', 'install', '--quiet', '--target', folder, PILLOW_HEIF)
  await writeFile(
    join(folder, 'picture.png'),
    await sharp(await twelveMegapixels())
      .png()
      .toBuffer(),
  )
  await writeFile(
    join(folder, 'make.py'),
    "from PIL import Image\nimport pillow_heif\npillow_heif.register_heif_opener()\nImage.open('picture.png').save('picture.heic', quality=80)\n",
  )
  python('make.py')
  return readFile(join(folder, 'picture.heic'))
}

/** A picture that is sent in no time, of which a worker makes all that it makes of any. */
export const small = (): Promise<Buffer> => halves(320, 240).jpeg().toBuffer()
