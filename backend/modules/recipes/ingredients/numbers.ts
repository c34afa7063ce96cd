import { amountOf, isLess, ofDecimals, ONE, plus, type Amount } from './amount.ts'

/** A number at the beginning of a text, and what follows it. */
export type Read = {
  readonly amount: Amount
  /** How many characters it takes. */
  readonly length: number
  /** A number with three digits behind its only separator: `1.500` is more than a thousand, or less than two. */
  readonly other?: Amount
  /** It is an article and no digit: "a pinch". */
  readonly isArticle?: true
}

const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
}

const WORDS: readonly (readonly [number, string])[] = [
  [1, 'one eins uno'],
  [2, 'two zwei deux dos due'],
  [3, 'three drei trois tres tre'],
  [4, 'four vier quatre cuatro quattro'],
  [5, 'five fünf cinq cinco cinque'],
  [6, 'six sechs seis sei'],
  [7, 'seven sieben sept siete sette'],
  [8, 'eight acht huit ocho otto'],
  [9, 'nine neun neuf nueve nove'],
  [10, 'ten zehn dix diez dieci'],
  [11, 'eleven elf onze undici'],
  [12, 'twelve zwölf douze doce dodici'],
  [15, 'fifteen fünfzehn quinze quince quindici'],
  [20, 'twenty zwanzig vingt veinte venti'],
]
const NAMED = new Map(WORDS.flatMap(([n, words]) => words.split(' ').map((word) => [word, n] as const)))
const ARTICLES = new Set('a an ein eine einen einem einer un una une'.split(' '))
const HALVES = new Set('half halbe halber halbes halben demi demie medio media mezzo mezza'.split(' '))
const ONE_AND_A_HALF = new Set('anderthalb eineinhalb'.split(' '))
const DOZEN = /^(dozen|dutzend|douzaine|docena|dozzina)s?\b(?: of\b| de\b| di\b)?/iu
const AND_A_HALF = /^ (?:and (?:a|one) half|et demie?|y media?o?|e mezz[oa])\b/iu

const VULGARS = Object.keys(VULGAR).join('')
const FRACTION = new RegExp(`^(?:([${VULGARS}])|(\\d{1,4}) ?[/⁄∕] ?(\\d{1,4}))(?!\\d)`, 'u')
const PLAIN = /^\d{1,3}(?:[  ]\d{3})+(?![\d,.])|^\d{1,7}/u
const WORD = /^[\p{L}]+/u

const fractionAt = (text: string): Read | undefined => {
  const found = FRACTION.exec(text)
  if (!found) return undefined
  const [n, d] = VULGAR[found[1] ?? ''] ?? [Number(found[2]), Number(found[3])]
  const amount = amountOf(n, d)
  return amount ? { amount, length: found[0].length } : undefined
}

/** `1 ½`, `1½`, `1-1/2`, `1 and 1/2` after a whole number. */
const restAt = (text: string): Read | undefined => {
  const gap = /^(?: ?(?:and|und|et|y|e|&) |[  ]?-?[  ]?)/u.exec(text)?.[0] ?? ''
  const fraction = fractionAt(text.slice(gap.length))
  if (!fraction || !isLess(fraction.amount, ONE)) return undefined
  return { amount: fraction.amount, length: gap.length + fraction.length }
}

const digitsAt = (text: string): Read | undefined => {
  const fraction = fractionAt(text)
  if (fraction) return fraction
  const whole = PLAIN.exec(text)?.[0]
  if (whole === undefined) return undefined
  const after = text.slice(whole.length)
  const digits = /^[.,](\d{1,6})(?!\d)/u.exec(after)?.[1]
  if (digits !== undefined && /^\d+$/u.test(whole)) {
    const length = whole.length + digits.length + 1
    const amount = ofDecimals(whole, digits)
    const thousands = digits.length === 3 && !whole.startsWith('0') ? amountOf(Number(whole + digits)) : null
    if (amount) return thousands ? { amount, length, other: thousands } : { amount, length }
    return thousands ? { amount: thousands, length } : undefined
  }
  const amount = amountOf(Number(whole.replaceAll(/\D/gu, '')))
  if (!amount) return undefined
  const rest = restAt(after)
  if (rest) return { amount: plus(amount, rest.amount), length: whole.length + rest.length }
  const half = AND_A_HALF.exec(after)?.[0]
  return half === undefined
    ? { amount, length: whole.length }
    : { amount: plus(amount, { n: 1, d: 2 }), length: whole.length + half.length }
}

const wordAt = (text: string): Read | undefined => {
  const word = WORD.exec(text)?.[0] ?? ''
  const said = word.toLowerCase()
  const { length } = word
  const next = text.slice(length)
  const n = NAMED.get(said)
  if (n !== undefined) return { amount: { n, d: 1 }, length }
  if (HALVES.has(said)) {
    const article = /^ (?:a|an|eine?[mnrs]?)\b/iu.exec(next)?.[0] ?? ''
    return { amount: { n: 1, d: 2 }, length: length + article.length }
  }
  if (ONE_AND_A_HALF.has(said)) return { amount: { n: 3, d: 2 }, length }
  if (!ARTICLES.has(said) || !next.startsWith(' ')) return undefined
  const half = WORD.exec(next.slice(1))?.[0] ?? ''
  if (HALVES.has(half.toLowerCase())) return { amount: { n: 1, d: 2 }, length: length + 1 + half.length }
  return { amount: ONE, length, isArticle: true }
}

/** The number that a text begins with, in digits or in words of five languages. */
export const numberAt = (text: string): Read | undefined => {
  const read = digitsAt(text) ?? wordAt(text)
  if (!read) return undefined
  const gap = /^ ?/u.exec(text.slice(read.length))?.[0] ?? ''
  const dozen = DOZEN.exec(text.slice(read.length + gap.length))?.[0]
  const amount = dozen === undefined ? null : amountOf(read.amount.n * 12, read.amount.d)
  return amount ? { amount, length: read.length + gap.length + (dozen?.length ?? 0) } : read
}
