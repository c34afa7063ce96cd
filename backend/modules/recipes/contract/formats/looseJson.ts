/**
 * What pages put into their scripts, as they meant it: a mark at the beginning, comments, a semicolon at the end, commas
 * too many and lines broken inside a text. Each letter is looked at once.
 */
const mended = (text: string): string => {
  const kept: string[] = []
  let at = 0
  let isText = false
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (isText) {
      if (letter === '\\') {
        kept.push(text.slice(at, at + 2))
        at += 2
        continue
      }
      if (letter === '"') isText = false
      kept.push(letter < ' ' ? escapeOf(letter) : letter)
      at += 1
      continue
    }
    const skipped = commentAt(text, at)
    if (skipped > at) {
      at = skipped
      continue
    }
    if (letter === '"') isText = true
    kept.push(letter)
    at += 1
  }
  return withoutCommas(kept.join(''))
}

const escapeOf = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Where a comment that begins here ends. */
const commentAt = (text: string, at: number): number => {
  const endOf = (begin: string, end: string): number => {
    if (!text.startsWith(begin, at)) return at
    const found = text.indexOf(end, at + begin.length)
    return found === -1 ? text.length : found + end.length
  }
  for (const [begin, end] of [
    ['/*', '*/'],
    ['//', '\n'],
    ['<!--', '\n'],
    ['-->', '\n'],
    ['<![CDATA[', '\n'],
    [']]>', '\n'],
  ] as const) {
    const ends =
      begin === '<![CDATA[' || begin === ']]>' || begin === '-->' || begin === '<!--'
        ? at + begin.length
        : endOf(begin, end)
    if (text.startsWith(begin, at)) return ends
  }
  return at
}

/** Without a comma before a bracket that closes, nor what follows the value. */
const withoutCommas = (text: string): string => {
  const kept: string[] = []
  let isText = false
  let comma = -1
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isText && letter === '\\') {
      kept.push(letter, text[at + 1] ?? '')
      at += 1
      continue
    }
    if (letter === '"') isText = !isText
    if (!isText && (letter === '}' || letter === ']') && comma !== -1) kept[comma] = ''
    if (isText || !/\s/.test(letter)) comma = !isText && letter === ',' ? kept.length : -1
    kept.push(letter)
  }
  return kept.join('').trim().replace(/;+$/, '')
}

/** A JSON value as a page has it; undefined where it is none. */
export const looseJson = (text: string): unknown => {
  const clean = text.replaceAll('\uFEFF', '').trim()
  for (const read of [() => clean, () => mended(clean)])
    try {
      return JSON.parse(read()) as unknown
    } catch {
      // The next way, or none.
    }
  return undefined
}
