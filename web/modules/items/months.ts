import { MONTHS } from '../../../backend/modules/items/contract/calendar.ts'

export type Counted = { readonly month: string; readonly n: number }
/** A decade with what it has by month; `from` is where each begins, as a list takes it. */
export type Decade = {
  readonly words: string
  readonly from: string
  readonly n: number
  readonly months: readonly { readonly words: string; readonly from: string; readonly n: number }[]
}

const tensOf = (month: string): number => Math.floor(Number(month.slice(0, 4)) / 10)

/** “June 1958”; a year and a decade as they are. */
const wordsOf = (month: string): string => {
  const name = MONTHS[Number(month.slice(5, 7)) - 1]
  return name === undefined ? month : `${name} ${month.slice(0, 4)}`
}
const firstOf = (month: string): string => (month.endsWith('s') ? `${tensOf(month)}0` : month)

/** By decade, in the order of the list; what has no date is in none. */
export const decadesOf = (counted: readonly Counted[]): readonly Decade[] => {
  const decades = new Map<number, Counted[]>()
  for (const each of counted) {
    if (each.month === '') continue
    const tens = tensOf(each.month)
    decades.set(tens, [...(decades.get(tens) ?? []), each])
  }
  return [...decades].map(([tens, months]) => ({
    words: `${tens}0s`,
    from: `${tens}0`,
    n: months.reduce((sum, { n }) => sum + n, 0),
    months: months.map(({ month, n }) => ({ words: wordsOf(month), from: firstOf(month), n })),
  }))
}
export const undatedIn = (counted: readonly Counted[]): number => counted.find(({ month }) => month === '')?.n ?? 0

/** The first and the last year of what is dated. */
export const yearsOf = (counted: readonly Counted[]): { readonly first: string; readonly last: string } | undefined => {
  const years = counted.flatMap(({ month }) => (month === '' ? [] : [month.slice(0, 4)])).toSorted()
  const [first, last] = [years[0], years.at(-1)]
  return first === undefined || last === undefined ? undefined : { first, last }
}

/** The decade that a place among dates is in: `1958-06` and `1950s` are in `1950s`. */
export const decadeIn = (sortsAs: string): string | undefined => (sortsAs === '' ? undefined : `${tensOf(sortsAs)}0s`)
