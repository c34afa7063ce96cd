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

const SCENE = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
  <rect width="900" height="600" fill="#cfd8c0"/><rect y="430" width="900" height="170" fill="#6a8050"/>
  <circle cx="690" cy="120" r="80" fill="#f2c14e"/><ellipse cx="210" cy="250" rx="170" ry="150" fill="#38562f"/>
  <rect x="180" y="330" width="50" height="190" fill="#573a22"/><rect x="470" y="300" width="240" height="190" fill="#a8502e"/>
  <polygon points="440,300 590,190 740,300" fill="#3c2a25"/></svg>`)

/** A garden, which tells more than one color does, so many pixels wide. */
export const scene = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(SCENE).resize(width).jpeg().toBuffer(),
})
