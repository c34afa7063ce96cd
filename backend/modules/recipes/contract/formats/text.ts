/** Names of the letters from 160 on, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    sbquo: '‚',
    hellip: '…',
    bull: '•',
    euro: '€',
    trade: '™',
    frasl: '⁄',
    thinsp: ' ',
    ensp: ' ',
    emsp: ' ',
    OElig: 'Œ',
    oelig: 'œ',
    frac13: '⅓',
    frac23: '⅔',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
  }),
])
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));?/g
/** Windows letters that pages say as numbers no text may have. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const letterOf = (code: number): string => {
  if (code >= 128 && code < 160) return WINDOWS[code - 128] ?? ' '
  const isText = code > 0 && code < 0x110000 && (code < 0xd800 || code > 0xdfff)
  return isText ? String.fromCodePoint(code) : ' '
}
const onceUnescaped = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(ENTITY, (said: string, decimal?: string, hex?: string, name?: string) => {
        if (decimal !== undefined) return letterOf(Number(decimal))
        if (hex !== undefined) return letterOf(Number.parseInt(hex, 16))
        return NAMED.get(name ?? '') ?? said
      })
    : text

/** @number how often a page may have escaped the same text */
const MOST_ESCAPED = 3

/** Without its escapes, also where they were escaped again: `&amp;amp;` is `&`. */
export const unescaped = (text: string): string => {
  let [last, now] = [text, onceUnescaped(text)]
  for (let n = 1; n < MOST_ESCAPED && now !== last; n += 1) [last, now] = [now, onceUnescaped(now)]
  return now
}

// Names of elements, so that "5 < 6 & 7 > 2" is none.
const BREAKS = /<\/?(?:li|ol|ul|p|div|br|h[1-6]|tr|section|article|blockquote)(?=[\s/>])[^<>]{0,500}>/gi
const TAGS =
  /<\/?(?:a|abbr|b|big|button|cite|code|del|em|figure|figcaption|font|i|iframe|img|ins|label|mark|noscript|picture|q|s|script|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|time|u|video)(?=[\s/>])[^<>]{0,1000}>/gi
const HIDDEN = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u00AD\u200B]|\p{Cs}/gu

/** The lines of a text of a page: without escapes, elements and letters that nobody sees. */
export const linesIn = (text: string): string[] =>
  unescaped(text)
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(BREAKS, '\n')
    .replaceAll(TAGS, '')
    .replaceAll(HIDDEN, '')
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .filter(Boolean)

/** The same on one line. */
export const lineIn = (text: string): string => linesIn(text).join(' ')
/** The same as a text with paragraphs. */
export const wordsIn = (text: string): string => linesIn(text).join('\n')
