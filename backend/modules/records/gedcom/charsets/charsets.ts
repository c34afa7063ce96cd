import { isUtf8 } from 'node:buffer'
import { fromAnsel } from './ansel.ts'
import { fromCodePage, type CodePage } from './codePages.ts'

export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'ansel' | 'ascii' | CodePage

/** What files call their sets, in capitals and without blanks, dashes and underscores. */
const names: Readonly<Record<string, Charset>> = {
  UTF8: 'utf-8',
  UNICODE: 'utf-8', // Where it is UTF-16, its bytes say so.
  UTF16: 'utf-8',
  ANSEL: 'ansel',
  ASCII: 'ascii',
  USASCII: 'ascii',
  ANSI: 'cp1252',
  CP1252: 'cp1252',
  WINDOWS: 'cp1252',
  WINDOWS1252: 'cp1252',
  IBMWINDOWS: 'cp1252',
  LATIN1: 'cp1252',
  ISO88591: 'cp1252',
  ISO8859: 'cp1252',
  IBMPC: 'cp437',
  IBM: 'cp437',
  IBMDOS: 'cp437',
  MSDOS: 'cp437',
  OEM: 'cp437',
  CP437: 'cp437',
  CP850: 'cp850',
  MACINTOSH: 'macintosh',
  MACROMAN: 'macintosh',
  MAC: 'macintosh',
}

/** The set that a `CHAR` line names, if we know it. */
export const charsetNamed = (name: string): Charset | undefined => names[name.toUpperCase().replaceAll(/[\s_-]/g, '')]

export const isUtf16 = (charset: Charset): boolean => charset === 'utf-16le' || charset === 'utf-16be'

/** Whether some letters, a character a byte, are UTF-8. */
export const isUtf8Text = (bytes: string): boolean => isUtf8(Buffer.from(bytes, 'latin1'))

export const isAsciiText = (bytes: string): boolean => !/[\u0080-\uffff]/.test(bytes)

/** What was seen while a text was read: another set than that of the file, or bytes that mean nothing. */
export type Seen = { readonly fallback: (charset: Charset) => void; readonly unknown: (byte: number) => void }

/** Reads the bytes of one text, a character a byte; of UTF-16 they are characters already. */
export const decoderOf = (charset: Charset): ((bytes: string, seen: Seen) => string) => {
  if (charset === 'utf-16le' || charset === 'utf-16be') return (text) => text.toWellFormed()
  if (charset === 'ansel') return (bytes, { unknown }) => (isAsciiText(bytes) ? bytes : fromAnsel(bytes, unknown))
  if (charset === 'utf-8' || charset === 'ascii')
    return (bytes, { fallback, unknown }) => {
      if (isAsciiText(bytes)) return bytes
      if (isUtf8Text(bytes)) return Buffer.from(bytes, 'latin1').toString('utf8')
      // The letter of an older program in a file that says UTF-8; no letter beside it is touched.
      fallback('cp1252')
      return fromCodePage(bytes, 'cp1252', unknown)
    }
  return (bytes, { unknown }) => (isAsciiText(bytes) ? bytes : fromCodePage(bytes, charset, unknown))
}
