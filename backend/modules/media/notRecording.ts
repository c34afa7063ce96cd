import { sniffFile } from '../../kernel/blob/sniffFile.ts'

/** By its type, what was chosen in place of a recording, in words. */
const KINDS: Readonly<Record<string, string>> = {
  'image/jpeg': 'a picture (JPEG)',
  'image/png': 'a picture (PNG)',
  'image/gif': 'a picture (GIF)',
  'image/webp': 'a picture (WebP)',
  'image/tiff': 'a picture (TIFF)',
  'image/heic': 'a picture (HEIC)',
  'image/avif': 'a picture (AVIF)',
  'application/pdf': 'a document (PDF)',
  'application/rtf': 'a document (RTF)',
  'application/x-ole-storage': 'an Office document',
  'application/zip': 'a zip file or an Office document',
}

/* oxlint-disable no-control-regex -- bytes, not signs */
/** What is sound, and is read by its maker's own programs alone. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^[\x02-\x06]ds[s2]/, 'a dictation file (DSS)'],
  [/^MThd/, 'a MIDI file, which holds notes and no sound'],
  [/^(#EXTM3U|\[playlist\])/, 'a playlist, which holds no sound itself'],
  [/^#!SILK|^\x02#!SILK/, 'a voice message of a chat program (SILK)'],
  [/^(FWS|CWS|ZWS)[\x01-\x20]/, 'a Flash animation (SWF)'],
]
/* oxlint-enable no-control-regex */

/** What a file is that is no recording of a kind we read, by its first bytes; undefined where nobody knows. */
export const notRecordingIn = (head: Buffer): string | undefined => {
  const text = head.subarray(0, 64).toString('latin1')
  return FORMATS.find(([beginning]) => beginning.test(text))?.[1] ?? KINDS[sniffFile(head)]
}
