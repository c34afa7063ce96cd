import { amountOf, dividedBy, inDecimals, reduced, times, type Amount } from './amount.ts'
import type { Measure } from './measure.ts'
import { unitOf } from './units.ts'

/** `linear` grows with the rest, `fixed` stays, `steps` is bought whole: eggs. */
export const SCALES = ['linear', 'fixed', 'steps'] as const
export type Scale = (typeof SCALES)[number]

export type Scaled = Measure & {
  /** What is taken of a thing that comes whole, where that is another number. */
  readonly take: number | null
}

const scaledBy = (amount: Amount | null, factor: Amount): Amount | null => amount && times(amount, factor)

/** A measure for so many more, exactly; both ends of a range grow alike. */
export const scaled = (measure: Measure & { readonly scale: Scale }, factor: Amount): Scaled => {
  const { unit, scale } = measure
  if (scale === 'fixed') return { amount: measure.amount, to: measure.to, unit, take: null }
  const amount = scaledBy(measure.amount, factor)
  const to = scaledBy(measure.to, factor)
  const most = to ?? amount
  const take = scale === 'steps' && most && most.d !== 1 ? Math.max(1, Math.round(inDecimals(most))) : null
  return { amount, to, unit, take }
}

/** By how much everything grows, for another number of servings. */
export const byServings = (wanted: Amount, stated: Amount): Amount => dividedBy(wanted, stated)

/** By how much everything grows where of one ingredient there is so much; null where the units do not meet. */
export const byOne = (have: Measure, needed: Measure): Amount | null => {
  if (!have.amount || !needed.amount) return null
  if (have.unit === needed.unit) return dividedBy(have.amount, needed.amount)
  const one = unitOf(have.unit)
  const other = unitOf(needed.unit)
  if (!one?.size || !other?.size || one.kind !== other.kind) return null
  return dividedBy(times(have.amount, one.size), times(needed.amount, other.size))
}

/** A tin in centimeters: round by its diameter, or a rectangle. */
export type Tin =
  | { readonly shape: 'round'; readonly across: number }
  | { readonly shape: 'square'; readonly long: number; readonly wide: number }

/** A circle's area by 355/113, which is right to seven digits. */
const areaOf = (tin: Tin): Amount | null =>
  tin.shape === 'round' ? reduced({ n: 355 * tin.across * tin.across, d: 452 }) : amountOf(tin.long * tin.wide)

/** By how much more goes into one tin than into another, as high. */
export const byTin = (wanted: Tin, stated: Tin): Amount | null => {
  const one = areaOf(wanted)
  const other = areaOf(stated)
  return one && other ? dividedBy(one, other) : null
}
