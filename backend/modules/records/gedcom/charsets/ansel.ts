// ANSI/NISO Z39.47 (ANSEL) with the additions of GEDCOM 5.5.1, appendix D: BE, BF, CD, CE, CF and the mark FC.

const alone = new Map<number, string>()
const put = (first: number, letters: string) => {
  for (const [index, letter] of Array.from(letters).entries()) if (letter !== '.') alone.set(first + index, letter)
}
put(0xa1, 'ŁØĐÞÆŒʹ·♭®±ƠƯʾ')
put(0xb0, 'ʿłøđþæœʺı£ð.ơư□■')
put(0xc0, '°ℓ℗©♯¿¡ß€....eoß')
for (const [byte, control] of [
  [0x88, '\u0098'],
  [0x89, '\u009c'],
  [0x8d, '\u200d'],
  [0x8e, '\u200c'],
] as const)
  alone.set(byte, control)

/** E0 to FE: marks, which stand before their letter. Each half of a double mark stands before its own letter. */
const marks: readonly (string | undefined)[] = [
  '\u0309',
  '\u0300',
  '\u0301',
  '\u0302',
  '\u0303',
  '\u0304',
  '\u0306',
  '\u0307',
  '\u0308',
  '\u030c',
  '\u030a',
  '\ufe20',
  '\ufe21',
  '\u0315',
  '\u030b',
  '\u0310',
  '\u0327',
  '\u0328',
  '\u0323',
  '\u0324',
  '\u0325',
  '\u0333',
  '\u0332',
  '\u0326',
  '\u031c',
  '\u032e',
  '\ufe22',
  '\ufe23',
  '\u0338',
  undefined,
  '\u0313',
]

const isMark = (byte: number): boolean => byte >= 0xe0 && marks[byte - 0xe0] !== undefined

/**
 * Reads ANSEL, a character a byte, into composed letters (NFC).
 * @param unknown is told each byte that means nothing; U+FFFD stands in its place
 */
export const fromAnsel = (bytes: string, unknown: (byte: number) => void): string => {
  let text = ''
  let waiting = ''
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at)
    if (isMark(byte)) {
      waiting += marks[byte - 0xe0]
      continue
    }
    let letter = byte < 0x80 ? (bytes[at] as string) : alone.get(byte)
    if (letter === undefined) {
      unknown(byte)
      letter = '\ufffd'
    }
    // A mark with no letter in its line stays where it was.
    text += letter === '\n' ? waiting + letter : letter + waiting
    waiting = ''
  }
  return (text + waiting).normalize('NFC')
}
