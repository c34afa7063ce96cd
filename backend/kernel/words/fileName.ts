import { normal } from './normal.ts'

/**
 * @number bytes of a file's name in a download. Systems of files count bytes, and a sign of a family has twenty of
 * them.
 */
const MOST_BYTES = 120
const letters = new Intl.Segmenter('en')

const shortened = (words: string): string => {
  let short = ''
  for (const { segment } of letters.segment(words)) {
    if (Buffer.byteLength(short + segment) > MOST_BYTES) break
    short += segment
  }
  return short
}

/** A name that every system of files takes: no signs of paths, no dot or space at its end, not too long. */
export const fileName = (words: string): string =>
  shortened(
    normal(words, 'NFC')
      .replaceAll(/[\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).replaceAll(/^[. ]+|[. ]+$/g, '')
