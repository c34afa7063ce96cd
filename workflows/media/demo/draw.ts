import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPaper } from '../rendering/paper.ts'
import { drawPicture } from '../rendering/picture.ts'
import { pdfOf } from './pdf.ts'
import { pictures, svgOf } from './pictures.ts'

/**
 * A process of its own, since what draws stays in memory: it is told a folder as its last argument, draws what a demo
 * shows into it, a folder each, and answers with what it drew.
 */
const [folder = ''] = process.argv.slice(2)

/** The one that a camera took: it says when, as a camera does. */
const TAKEN: Readonly<Record<string, string>> = { table: '2019:11:28 17:40:00' }
const jpegOf = (name: keyof typeof pictures): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svgOf(pictures[name]))).jpeg({ quality: 88 })
  const taken = TAKEN[name]
  if (taken === undefined) return picture.toBuffer()
  const exif = { IFD0: { Make: 'Demo', Model: 'Demo camera' }, IFD2: { DateTimeOriginal: taken, ExposureTime: '1/60' } }
  return picture.withExif(exif).toBuffer()
}

const said: Record<string, unknown> = {}
for (const name of Object.keys(pictures) as (keyof typeof pictures)[]) {
  const own = join(folder, name)
  await mkdir(own)
  const file = join(own, 'original')
  const jpeg = await jpegOf(name)
  const { width, height } = pictures[name]
  const isPaper = name === 'letter'
  await writeFile(file, isPaper ? pdfOf(jpeg, { width: width * 10, height: height * 10 }) : jpeg)
  said[name] = await (isPaper ? drawPaper : drawPicture)({ file, folder: own, zone: 'UTC' })
}
process.stdout.write(JSON.stringify(said))
