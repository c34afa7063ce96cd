import type { Amount } from './amount.ts'
import { numberAt } from './numbers.ts'

/** How much a recipe makes: its words, and the number in them where there is one. */
export type ReadYield = { readonly amount: Amount | null; readonly unit: string }

const BEFORE =
  /^(?:makes|serves|yields?|servings?|for|about|approx\.?|ca\.?|ergibt|für|reicht für|etwa|pour|para|per)(?:\s*:)?\s+(?:about |approximately |ca\.? )?/iu
/** A word that may be a number in one language is a word in another: here digits count, and English numbers. */
const SAID =
  /^(?:[\d½⅓⅔¼¾⅛]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|a dozen|half a dozen)\b)/iu
const SIZE = /^(?:\d+(?:[.,]\d+)?|\p{L}+)[ -]?(?:inch(?:es)?|in|cm|")[ -]+/iu

/** `1 loaf (12 slices)` is one loaf; `zwei Bleche` has words alone, and no number. */
export const readYield = (text: string): ReadYield => {
  const clean = text.slice(0, 200).replaceAll(/\s+/gu, ' ').trim()
  const rest = clean.replace(BEFORE, '')
  const found = SAID.test(rest) ? numberAt(rest) : undefined
  if (!found) return { amount: null, unit: clean }
  const unit = rest.slice(found.length).replace(/\(.*$/u, '').trim()
  return {
    amount: found.amount,
    unit: unit
      .replace(/^(?:[-–—]|to|bis) ?\d+ ?/u, '')
      .replace(SIZE, '')
      .trim(),
  }
}
