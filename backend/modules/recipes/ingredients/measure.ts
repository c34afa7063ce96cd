import { amountOf, dividedBy, isLess, plus, times, type Amount } from './amount.ts'
import { numberAt, type Read } from './numbers.ts'
import { unitAt } from './spellings.ts'
import type { Unit } from './units.ts'

/** So much of something: from one number to another where it is a range. */
export type Measure = {
  /** Null where nobody said how much, or it cannot be said in numbers. */
  readonly amount: Amount | null
  /** The upper end of a range; null where it is none. */
  readonly to: Amount | null
  /** One of our units by its name, else as it was written; empty where a thing is counted. */
  readonly unit: string
}
/** A measure at the beginning of a text, the length it takes, and what stood beside it. */
export type Measured = Measure & { readonly length: number; readonly notes: readonly string[]; readonly known?: Unit }

const TO =
  /^ ?(?:-|–|—|−|~|to|or|bis|oder|à|a|ou|o|bis zu)(?= ?[\d½⅓⅔¼¾⅕⅛⅜⅝⅞])|^ (?:to|or|bis|oder|à|ou|o|and|und|et|y|e) (?=\p{L})/iu
const BETWEEN = /^(?:between|zwischen|entre|tra|fra) /iu
const AND = /^ (?:and|und|et|y|e) (?=[\d\p{L}])/u
const ABOUT =
  /^(?:about|approximately|approx\.?|around|roughly|ca\.?|circa|etwa|ungefähr|rund|gut|knapp|environ|aproximadamente|unos|unas|~|≈)(?: |(?<=[~≈.]))/iu
const SIZED =
  /^(?:large|small|medium|medium-sized|big|heaping|heaped|level|scant|generous|rounded|good|gro(?:ß|ss)e[nrs]?|kleine[nrs]?|mittelgro(?:ß|ss)e[nrs]?|mittlere[nrs]?|gehäufte[nrs]?|gestrichene[nrs]?|gut gefüllte[nrs]?|bonnes?|grosses?|petite?s?|grande?s?|gran|peque[ñn][oa]s?|colmadas?|rasas?|abbondant[ei]|colm[oi]|ras[oi]|piccol[oaei]) /iu
const GRAMS: ReadonlySet<string> = new Set(['g', 'ml', 'mg'])

/** Of a number that can be read in two ways, the one that goes with its unit: nobody weighs 1.500 g by thousandths. */
const meant = ({ amount, other }: Read, unit: string, text: string): Amount => {
  if (!other) return amount
  return GRAMS.has(unit) || (unit === '' && text.includes(',')) ? other : amount
}

/** The unit behind a number, also behind "large" or "heaping", which becomes a note. */
const unitBehind = (text: string) => {
  const gap = /^[  ]?-?/u.exec(text)?.[0].length ?? 0
  const direct = unitAt(text.slice(gap))
  if (direct) return { unit: direct.unit, length: gap + direct.length, note: '' }
  const space = /^ ?/u.exec(text)?.[0].length ?? 0
  const size = SIZED.exec(text.slice(space))?.[0]
  const sized = size === undefined ? undefined : unitAt(text.slice(space + size.length))
  return size !== undefined && sized
    ? { unit: sized.unit, length: space + size.length + sized.length, note: size.trim() }
    : undefined
}

type Range = { readonly from: Read; readonly to?: Read; readonly length: number }
const rangeAt = (text: string): Range | undefined => {
  const between = BETWEEN.exec(text)?.[0].length ?? 0
  const from = numberAt(text.slice(between))
  if (!from || (between > 0 && from.isArticle)) return undefined
  const end = between + from.length
  const by = from.isArticle ? undefined : (between > 0 ? AND : TO).exec(text.slice(end))?.[0]
  if (by === undefined) return { from, length: end }
  const gap = /^ ?/u.exec(text.slice(end + by.length))?.[0].length ?? 0
  const to = numberAt(text.slice(end + by.length + gap))
  if (!to || to.isArticle || !isLess(from.amount, to.amount)) return { from, length: end }
  return { from, to, length: end + by.length + gap + to.length }
}

/** "1 (14-ounce) can", "1 400 g can", "2 x 400 g tins": so many packs, and how large one is. */
const packsAt = (text: string, count: Range): Measured | undefined => {
  const rest = text.slice(count.length)
  const begin = /^ ?(?:[x×*] ?)?\(?(?=\d)/u.exec(rest)?.[0]
  if (begin === undefined || begin === '') return undefined
  const size = numberAt(rest.slice(begin.length))
  const measure = size && unitBehind(rest.slice(begin.length + size.length))
  if (!size || !measure) return undefined
  const end = begin.length + size.length + measure.length
  const close = /^\.?\)?[  -]*/u.exec(rest.slice(end))?.[0].length ?? 0
  const pack = unitAt(rest.slice(end + close))
  const one = rest.slice(begin.length, end).replaceAll('-', ' ')
  if (pack?.unit.isPack) {
    const length = count.length + end + close + pack.length
    return {
      amount: count.from.amount,
      to: count.to?.amount ?? null,
      unit: pack.unit.id,
      known: pack.unit,
      length,
      notes: [one],
    }
  }
  if (!/[x×*]/u.test(begin)) return undefined
  const whole = times(count.from.amount, meant(size, measure.unit.id, rest))
  const amount = amountOf(whole.n, whole.d)
  return amount
    ? { amount, to: null, unit: measure.unit.id, known: measure.unit, length: count.length + end, notes: [] }
    : undefined
}

/** "1 cup plus 2 tablespoons", "1 lb 4 oz": all of it in the first unit. */
const withMore = (text: string, first: Measured): Measured => {
  const { amount, known } = first
  if (!amount || !known?.size || first.to) return first
  const rest = text.slice(first.length)
  const by = /^\.? (?:plus |\+ ?|and |und |et |y |e )?(?=\d)/iu.exec(rest)?.[0]
  const second = by === undefined ? undefined : simpleAt(rest.slice(by.length))
  if (by === undefined || !second?.amount || !second.known?.size || second.to) return first
  if (second.known.kind !== known.kind || !isLess(second.known.size, known.size)) return first
  const sum = plus(amount, times(second.amount, dividedBy(second.known.size, known.size)))
  const kept = amountOf(sum.n, sum.d)
  return kept ? { ...first, amount: kept, length: first.length + by.length + second.length } : first
}

const simpleAt = (text: string): Measured | undefined => {
  const range = rangeAt(text)
  if (!range) return undefined
  const packs = packsAt(text, range)
  if (packs) return packs
  const unit = unitBehind(text.slice(range.length))
  const id = unit?.unit.id ?? ''
  const number = text.slice(0, range.length)
  const isUnknown = range.from.isArticle === true && unit?.unit.isVague === true
  let length = range.length + (unit?.length ?? 0)
  let to = range.to ? meant(range.to, id, number) : null
  // "200 g to 250 g": the second number stands behind the unit of the first.
  const again = unit && !to ? TO.exec(text.slice(length))?.[0] : undefined
  const second = again === undefined ? undefined : simpleAt(text.slice(length + again.length).trimStart())
  if (again !== undefined && second?.amount && second.unit === id) {
    to = second.amount
    length = text.length - text.slice(length + again.length).trimStart().length + second.length
  }
  return {
    amount: isUnknown ? null : meant(range.from, id, number),
    to,
    unit: id,
    length,
    notes: unit?.note ? [unit.note] : [],
    ...(unit && { known: unit.unit }),
  }
}

/** The measure that a text begins with. */
export const measureAt = (text: string): Measured | undefined => {
  const about = ABOUT.exec(text)?.[0] ?? ''
  const found = simpleAt(text.slice(about.length))
  if (!found) return undefined
  const { length, notes, ...measured } = withMore(text.slice(about.length), found)
  return { ...measured, length: length + about.length, notes: about === '' ? notes : [about.trim(), ...notes] }
}
