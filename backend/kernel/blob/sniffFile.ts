import { HEAD_BYTES, sniff, sniffPicture } from './sniff.ts'

/** Of a file of which nothing else is known: it is kept, and given back as it came. */
export const UNKNOWN = 'application/octet-stream'

const HEIF = /^(hei[cxms]|hev[cx]|mif1|msf1|avi[fs])/

/** Pictures in the boxes of films; the brand of a general one says less than those that it is compatible with. */
const heif = (text: string): string | undefined => {
  if (text.slice(4, 8) !== 'ftyp' || !HEIF.test(text.slice(8, 12))) return undefined
  const brands = text.slice(
    8,
    Math.min(text.length, Math.max(12, Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE())),
  )
  return /avi[fs]/.test(brands) ? 'image/avif' : 'image/heic'
}

/* oxlint-disable no-control-regex -- bytes, not signs */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^(II[*+]\0|MM\0[*+])/, 'image/tiff'],
  [/^%PDF-/, 'application/pdf'],
  [/^PK(\x03\x04|\x05\x06)/, 'application/zip'],
  [/^\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1/, 'application/x-ole-storage'],
  [/^\{\\rtf/, 'application/rtf'],
  // A text in UTF-16 begins as a frame of MPEG could.
  [/^(\xFF\xFE|\xFE\xFF)/, 'text/plain'],
]
/* oxlint-enable no-control-regex */

/** The type of any file by its first bytes, whatever its name says; `UNKNOWN` where they say nothing. */
export const sniffFile = (head: Uint8Array): string => {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  const begins = () => BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1]
  return sniffPicture(head) ?? heif(text) ?? begins() ?? sniff(head) ?? UNKNOWN
}
