import * as v from 'valibot'
import { dayAfter, dayBefore, dayOf, lastOf, monthOf, MONTHS, numbersIn, yearOf } from './calendar.ts'

export const DateKind = v.picklist([
  'exact',
  'day',
  'month',
  'year',
  'decade',
  'range',
  'before',
  'after',
  'about',
  'unknown',
])
type DateKind = v.InferOutput<typeof DateKind>

/**
 * When something was, as far as somebody knows: the first and last day that is meant (YYYY-MM-DD), or one second of a clock
 * on a wall (YYYY-MM-DDTHH:MM:SS); open ends are null.
 */
export type When = { readonly kind: DateKind; readonly from: string | null; readonly to: string | null }
export const UNKNOWN: When = { kind: 'unknown', from: null, to: null }

type Span = { readonly from: string; readonly to: string }
/** What no calendar has, such as June 31. */
type Impossible = undefined

const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
type Season = (typeof SEASONS)[number]
const TENS = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

const yearSpan = (first: number, last = first): Span => ({
  from: `${yearOf(first)}-01-01`,
  to: `${yearOf(last)}-12-31`,
})
const monthSpan = (year: number, first: number, last = first): Span => ({
  from: `${monthOf(year, first)}-01`,
  to: lastOf(monthOf(year, last)),
})
/** Winter is said of the months at either end of a year. */
const seasonSpan = (season: Season, year: number): Span => {
  if (season === 'winter') return monthSpan(year, 1, 14)
  const first = { spring: 3, summer: 6, fall: 9 }[season]
  return monthSpan(year, first, first + 2)
}

const YEAR = String.raw`(?<year>[12]\d{3})`
const MONTH = `(?<month>${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|sept)\\.?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const DECADE = String.raw`(?:the )?(?:(?<tens>[12]\d\d)0'?s|'?(?<short>[2-9])0'?s|(?<word>${TENS.join('|')}))`
const pattern = (text: string) => new RegExp(`^${text}$`, 'i')
const PLAIN = [
  YEAR,
  String.raw`${YEAR}-(?<n>\d\d)(?:-(?<day>\d\d))?`,
  `${MONTH},? ${YEAR}`,
  `${MONTH} ${DAY},? ${YEAR}`,
  `${DAY} (?:of )?${MONTH},? ${YEAR}`,
  DECADE,
  `(?:the )?(?<season>spring|summer|fall|autumn|winter) (?:of )?${YEAR}`,
].map(pattern)

type Groups = Readonly<Record<string, string | undefined>>
const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

const decadeStart = ({ tens, short, word }: Groups): number => {
  if (tens !== undefined) return Number(tens) * 10
  return 1900 + 10 * (short === undefined ? TENS.indexOf((word ?? '').toLowerCase()) + 2 : Number(short))
}

const spanOf = (found: Groups): Span | Impossible => {
  const { season, year: digits, month: name, n, day } = found
  if (digits === undefined) return yearSpan(decadeStart(found), decadeStart(found) + 9)
  const year = Number(digits)
  if (season !== undefined) return seasonSpan(SEASONS.find((each) => each === season.toLowerCase()) ?? 'fall', year)
  if (name === undefined && n === undefined) return yearSpan(year)
  const month = name === undefined ? Number(n) : monthNumber(name)
  if (day === undefined) return month >= 1 && month <= 12 ? monthSpan(year, month) : undefined
  const one = dayOf(year, month, Number(day))
  return one === undefined ? undefined : { from: one, to: one }
}

/** A year, month, day, decade or season; null where the words are none of these. */
const plain = (words: string): Span | Impossible | null => {
  for (const each of PLAIN) {
    const found = each.exec(words)
    if (found) return spanOf(found.groups ?? {})
  }
  return null
}

const TIME =
  /^(?<date>.+?)(?:,? (?:at )?|T)(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d))?(?: ?(?<half>[ap])\.?m\.?)?$/i
const timed = (words: string): When | Impossible | null => {
  const { date = '', hour = '', minute = '', second = '00', half } = TIME.exec(words)?.groups ?? {}
  const span = date === '' ? null : plain(date)
  if (!span || span.from !== span.to) return span === undefined ? undefined : null
  const said = Number(hour)
  if (half === undefined ? said > 23 : said < 1 || said > 12) return undefined
  const hours = half === undefined ? said : (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const at = `${span.from}T${String(hours).padStart(2, '0')}:${minute}:${second}`
  return { kind: 'exact', from: at, to: at }
}

const isYears = ({ from, to }: Span): boolean => from.endsWith('-01-01') && to.endsWith('-12-31')
const isMonths = ({ from, to }: Span): boolean => from.endsWith('-01') && to === lastOf(to.slice(0, 7))

/** What a span is called by its length. */
const kindOf = (span: Span): DateKind => {
  const [first, last] = [numbersIn(span.from), numbersIn(span.to)]
  if (span.from === span.to) return 'day'
  if (isMonths(span) && span.from.slice(0, 7) === span.to.slice(0, 7)) return 'month'
  if (!isYears(span)) return 'range'
  if (first.year === last.year) return 'year'
  return first.year % 10 === 0 && last.year === first.year + 9 ? 'decade' : 'range'
}

/** Some room around what was said: two years around a year or decade, else a month around a month. */
const around = (span: Span): Span => {
  const [first, last] = [numbersIn(span.from), numbersIn(span.to)]
  if (isYears(span)) return yearSpan(first.year - 2, last.year + 2)
  return { from: `${monthOf(first.year, first.month - 1)}-01`, to: lastOf(monthOf(last.year, last.month + 1)) }
}
/** What `around` was made of. */
const within = (span: Span): Span => {
  const [first, last] = [numbersIn(span.from), numbersIn(span.to)]
  if (isYears(span) && last.year - first.year >= 4) return yearSpan(first.year + 2, last.year - 2)
  return { from: `${monthOf(first.year, first.month + 1)}-01`, to: lastOf(monthOf(last.year, last.month - 1)) }
}

const ABOUT = /^(?:about|around|circa|ca\.?|c\.) ?(.+)$/i
const BEFORE = /^before (.+)$/i
const AFTER = /^after (.+)$/i
const RANGE = /^(?:(?:from |between )?(.+?) (?:to|until|and|-|–) (.+)|([12]\d{3})[-–]([12]\d{3}))$/i

const ranged = ([, a = '', b = '', c, d]: readonly string[]): When | Impossible | null => {
  const [first, last] = [plain(c ?? a), plain(d ?? b)]
  if (first === null || last === null) return null
  if (!first || !last || first.from > last.to) return undefined
  const span = { from: first.from, to: last.to }
  return { kind: kindOf(span), ...span }
}

const bounded = (words: string): When | Impossible | null => {
  const [about, before, after] = [ABOUT, BEFORE, AFTER].map((each) => each.exec(words)?.[1])
  const span = plain(about ?? before ?? after ?? words)
  if (!span) return span
  if (about !== undefined) return { kind: 'about', ...around(span) }
  if (before !== undefined) return { kind: 'before', from: null, to: dayBefore(span.from) }
  if (after !== undefined) return { kind: 'after', from: dayAfter(span.to), to: null }
  return { kind: kindOf(span), ...span }
}

/**
 * What somebody means by `1958`, `June 1958`, `June 12, 1958`, `about 1958`, `before 1960`, `1958 to 1962`, `1950s`,
 * `the fifties`, `summer 1964`, `June 12, 1958, 2:05 PM`. Other words are no date (`unknown`).
 * @returns undefined for a day that no calendar has, and for an end before its beginning
 */
export const readDate = (words: string): When | undefined => {
  const text = words.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'")
  const range = RANGE.exec(text)
  const ways = [() => bounded(text), () => (range ? ranged(range) : null), () => timed(text)]
  for (const way of ways) {
    const found = way()
    if (found !== null) return found
  }
  return UNKNOWN
}

const dayWords = (day: string): string => {
  const { year, month, day: n } = numbersIn(day)
  return `${MONTHS[month - 1] ?? ''} ${n}, ${yearOf(year)}`
}
const monthWords = (day: string): string => `${MONTHS[numbersIn(day).month - 1] ?? ''} ${day.slice(0, 4)}`
const seasonOf = ({ from, to }: Span): string | undefined => {
  const { year } = numbersIn(from)
  const season = SEASONS.find((each) => {
    const span = seasonSpan(each, year)
    return span.from === from && span.to === to
  })
  return season === undefined ? undefined : `${season} ${yearOf(year)}`
}

const spanWords = (span: Span): string => {
  const { from, to } = span
  const kind = kindOf(span)
  if (kind === 'day') return dayWords(from)
  if (kind === 'month') return monthWords(from)
  if (kind === 'year') return from.slice(0, 4)
  if (kind === 'decade') return `${from.slice(0, 4)}s`
  if (isYears(span)) return `${from.slice(0, 4)} to ${to.slice(0, 4)}`
  if (isMonths(span)) return seasonOf(span) ?? `${monthWords(from)} to ${monthWords(to)}`
  return `${dayWords(from)} to ${dayWords(to)}`
}

const timeWords = (at: string): string => {
  const [hour, minute, second] = [Number(at.slice(11, 13)), at.slice(14, 16), at.slice(17, 19)]
  const seconds = second === '00' ? '' : `:${second}`
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${seconds} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The widest year, month or day that begins with this one, or ends with it. */
const beginning = (day: string): Span => {
  const { year, month } = numbersIn(day)
  if (day.endsWith('-01-01')) return yearSpan(year)
  return day.endsWith('-01') ? monthSpan(year, month) : { from: day, to: day }
}
const ending = (day: string): Span => {
  const { year, month } = numbersIn(day)
  if (day.endsWith('-12-31')) return yearSpan(year)
  return day === lastOf(day.slice(0, 7)) ? monthSpan(year, month) : { from: day, to: day }
}

/** A date as people read it; read again it is the same one. Empty where it is not known. */
export const dateInWords = ({ kind, from, to }: When): string => {
  if (kind === 'before' && to !== null) return `before ${spanWords(beginning(dayAfter(to)))}`
  if (kind === 'after' && from !== null) return `after ${spanWords(ending(dayBefore(from)))}`
  if (from === null || to === null) return ''
  if (kind === 'exact') return `${dayWords(from)}, ${timeWords(from)}`
  if (kind === 'about') return `about ${spanWords(within({ from, to }))}`
  return spanWords({ from, to })
}

const spanSort = (span: Span): string => {
  if (kindOf(span) === 'decade') return `${span.from.slice(0, 4)}s`
  return span.from.slice(0, isYears(span) ? 4 : isMonths(span) ? 7 : 10)
}

/**
 * The place of a date in a list, as text: `1958`, `1950s`, `1958-06`, `1958-06-12`, `1958-06-12T14:05:00`; empty where it
 * is not known. What is known less closely comes first: the first seven signs are the month, year or decade it is under.
 */
export const sortOf = ({ kind, from, to }: When): string => {
  if (kind === 'before' && to !== null) return spanSort(ending(to))
  if (kind === 'after' && from !== null) return spanSort(beginning(from))
  if (from === null || to === null) return ''
  if (kind === 'exact') return from
  return spanSort(kind === 'about' ? within({ from, to }) : { from, to })
}
