import { sniff } from '../../kernel/blob/sniff.ts'

const startsWith = (content: Buffer, signs: string, from = 0) =>
  content.toString('latin1', from, from + signs.length) === signs

const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

const pictureOf = (content: Buffer): string | undefined => {
  if (startsWith(content, '\xFF\xD8\xFF')) return 'image/jpeg'
  if (startsWith(content, '\x89PNG\r\n\x1A\n')) return 'image/png'
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'image/webp'
  const isHeic = startsWith(content, 'ftyp', 4) && HEIC.has(content.toString('latin1', 8, 12))
  return isHeic ? 'image/heic' : undefined
}

// What begins like markup, RTF or a script is a program's, whatever follows.
const NOT_WORDS = /^(<[!?a-z]|\{\\rtf|#!|%!)/i
const LONGEST_SIGN = 5

/** Looks at a text while it comes: false once it can be none. Without `isMore` nothing follows. */
export const textCheck = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let beginning = ''
  return (chunk: Uint8Array, isMore: boolean): boolean => {
    try {
      const text = decoder.decode(chunk, { stream: isMore })
      if (beginning.length < LONGEST_SIGN) beginning = (beginning + text).trimStart().slice(0, LONGEST_SIGN)
      // oxlint-disable-next-line no-control-regex -- a text has no other control signs than these
      return !/[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text) && !NOT_WORDS.test(beginning)
    } catch {
      return false
    }
  }
}

const audioOf = (content: Buffer): string | undefined => {
  // A text in UTF-16 begins as a frame of MPEG could.
  if (startsWith(content, '\xFF\xFE')) return undefined
  const type = sniff(content)
  return type?.startsWith('audio/') ? type : undefined
}

/** Documents of an office may carry programs (macros): files of both its formats begin so, as do zip archives. */
export const isOffice = (content: Buffer): boolean =>
  startsWith(content, 'PK\x03\x04') || startsWith(content, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')

/**
 * What an attached file is by its first bytes, whatever its name says, for anybody may send staff one: one of the types
 * that we take, or undefined.
 * A text of which more follows is one so far.
 */
export const fileTypeOf = (head: Buffer, isMore = false): string | undefined => {
  if (startsWith(head, '%PDF-')) return 'application/pdf'
  return pictureOf(head) ?? audioOf(head) ?? (textCheck()(head, isMore) ? 'text/plain' : undefined)
}
