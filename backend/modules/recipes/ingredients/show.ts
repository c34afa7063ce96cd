import { inDecimals, type Amount } from './amount.ts'
import type { Measure } from './measure.ts'
import { unitOf, type Language } from './units.ts'

const SIGNS: readonly (readonly [n: number, d: number, sign: string])[] = [
  [1, 8, '⅛'],
  [1, 4, '¼'],
  [1, 3, '⅓'],
  [3, 8, '⅜'],
  [1, 2, '½'],
  [5, 8, '⅝'],
  [2, 3, '⅔'],
  [3, 4, '¾'],
  [7, 8, '⅞'],
]
/** Nobody measures closer than this. */
const LEAST = 1 / 16

type Shown = { readonly text: string; readonly isAbout: boolean }

const inFractions = (amount: Amount): Shown => {
  const whole = Math.floor(amount.n / amount.d)
  const rest = amount.n % amount.d
  if (rest === 0) return { text: String(whole), isAbout: false }
  const exact = SIGNS.find(([n, d]) => n * amount.d === rest * d)
  if (exact) return { text: whole === 0 ? exact[2] : `${whole} ${exact[2]}`, isAbout: false }
  const part = rest / amount.d
  const near = [[0, 1, ''] as const, ...SIGNS, [1, 1, ''] as const].toSorted(
    (one, other) => Math.abs(one[0] / one[1] - part) - Math.abs(other[0] / other[1] - part),
  )[0]
  const [n, d, sign] = near ?? [0, 1, '']
  if (whole === 0 && n === 0) return { text: part < LEAST / 2 ? 'a trace' : '⅛', isAbout: true }
  if (n === d) return { text: String(whole + 1), isAbout: true }
  return { text: n === 0 ? String(whole) : whole === 0 ? sign : `${whole} ${sign}`, isAbout: true }
}

/** Three digits that count: what a kitchen scale shows. */
const inDigits = (amount: Amount): Shown => {
  const value = inDecimals(amount)
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const rounded = Number(value.toFixed(places))
  const isAbout = Math.abs(rounded - value) > 1e-9
  return { text: rounded === 0 ? 'a trace' : rounded.toLocaleString('en-US', { useGrouping: false }), isAbout }
}

const amountIn = (amount: Amount, unit: string): Shown =>
  unitOf(unit)?.system === 'metric' ? inDigits(amount) : inFractions(amount)

/** A unit's word for so much, in the recipe's language. */
const unitWord = (unit: string, most: Amount | null, language: Language): string => {
  const known = unitOf(unit)
  if (!known) return unit
  const [one, many] = known.names[language] ?? known.names.en ?? [unit, unit]
  return most && most.n > most.d ? many : one
}

/** `about 1 ½ cups`, `2–3`, `pinch`: what stands before the ingredient; empty where nobody said how much. */
export const measureInWords = ({ amount, to, unit }: Measure, language: Language = 'en'): string => {
  if (!amount) return unitWord(unit, null, language)
  const from = amountIn(amount, unit)
  const upper = to ? amountIn(to, unit) : undefined
  const number = upper ? `${from.text}–${upper.text}` : from.text
  const about = from.isAbout || upper?.isAbout ? 'about ' : ''
  return `${about}${number} ${unitWord(unit, to ?? amount, language)}`.trim()
}

/** A number by itself: servings, a factor. */
export const amountInWords = (amount: Amount): string => inFractions(amount).text
