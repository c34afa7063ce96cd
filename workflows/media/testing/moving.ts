import { madeFile, PICTURE } from './films.ts'

/** A phone's own field of a picture, in which stands what both halves of it are called. */
export const noteOf = (id: string, { place }: { readonly place?: number } = {}): Buffer => {
  const text = Buffer.from(`${id}\0`)
  const head = Buffer.from('Apple iOS\0\0\u0001MM', 'latin1')
  const at = head.length + 2 + 12 + 4
  const list = Buffer.alloc(2 + 12 + 4)
  list.writeUInt16BE(1, 0)
  list.writeUInt16BE(0x00_11, 2)
  list.writeUInt16BE(2, 4)
  list.writeUInt32BE(text.length, 6)
  list.writeUInt32BE(place ?? at, 10)
  return Buffer.concat([head, list, text])
}

/** The film of a picture's moment, as a phone puts it behind the picture. */
export const moment = (tool?: string): Promise<Buffer> =>
  madeFile('moment.mp4', [...PICTURE, '-t', '0.5', '-c:v', 'mpeg4'], tool)

/** A picture with the film of its moment behind it. */
export const movingPicture = (picture: Buffer, film: Buffer): Buffer => Buffer.concat([picture, film])

const short = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16BE(value, at * 2))
  return bytes
}
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The same JPEG, with a phone's own field in it (Exif 2.3: a list that leads to a second one, and the field behind that). */
export const withNote = (jpeg: Buffer, note: Buffer): Buffer => {
  const second = 8 + 2 + 12 + 4
  const behind = second + 2 + 12 + 4
  const tiff = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    long(8),
    short(1, 0x87_69, 4),
    long(1),
    long(second),
    long(0),
    short(1, 0x92_7c, 7),
    long(note.length),
    long(behind),
    long(0),
    note,
  ])
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const marker = Buffer.concat([short(0xff_e1, exif.length + 2), exif])
  return Buffer.concat([jpeg.subarray(0, 2), marker, jpeg.subarray(2)])
}
