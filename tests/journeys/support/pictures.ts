import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture of one color as a PNG; another `shade`, 0 to 255, is another file. */
export const picture = (width: number, height: number, shade: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(shade, 255 - shade, 120))])
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same as a file that somebody chooses. */
export const photo = (name: string, shade: number, [width, height]: readonly [number, number] = [900, 600]) => ({
  name,
  mimeType: 'image/png',
  buffer: picture(width, height, shade),
})

/** A picture as a camera writes it, which says when it took it: `2019:06:12 10:01:00`. */
export const camera = async (name: string, taken: string, shade: number) => {
  const exif = { IFD0: { Make: 'Demo', Model: 'Demo camera' }, IFD2: { DateTimeOriginal: taken, ExposureTime: '1/60' } }
  const buffer = await sharp(picture(900, 600, shade))
    .jpeg()
    .withExif(exif)
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
