import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A picture of up to 256 colours as a PNG file (RFC 2083); `pixels` are places in `colours`, row by row. */
export const png = (width: number, colours: readonly Colour[], pixels: Uint8Array): Buffer => {
  const height = pixels.length / width
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8) // eight bits a pixel, by palette
  const rows = Array.from({ length: height }, (_, y) => [0, ...pixels.subarray(y * width, (y + 1) * width)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
