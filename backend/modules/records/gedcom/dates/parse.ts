import { calendars } from './calendars.ts'
import { lenientWords, numericDate } from './lenient.ts'
import type { CalendarDate, DateValue } from './value.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  DGREGORIAN: 'GREGORIAN',
  DJULIAN: 'JULIAN',
  DHEBREW: 'HEBREW',
  'DFRENCH R': 'FRENCH_R',
  DROMAN: '_ROMAN',
  DUNKNOWN: '_UNKNOWN',
}
export const escapeOf = (calendar: string): string | undefined =>
  Object.entries(ESCAPES).find(([, name]) => name === calendar)?.[0]

/** @number characters of the longest date: what is longer is words */
const LONGEST_DATE = 400
const isExtension = (word: string | undefined): word is string => word !== undefined && /^_[A-Z0-9_]+$/.test(word)
const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,6}$/.test(word)
const DUAL = /^(\d{3,4})\/(\d\d)$/

/** One date: `[calendar] [[day] month] year [epoch]`; also a day and month without a year. */
const dateOf = (words: readonly string[]): CalendarDate | undefined => {
  let rest = [...words]
  const first = rest[0]
  const isNamed = first !== undefined && (first in calendars || isExtension(first))
  const calendar = isNamed ? first : 'GREGORIAN'
  if (isNamed) rest = rest.slice(1)
  const known = calendars[calendar]
  let epoch: string | undefined
  const last = rest.at(-1)
  if (rest.length > 1 && (last === 'BCE' || (isExtension(last) && isNumber(rest.at(-2))))) {
    epoch = last
    rest = rest.slice(0, -1)
  }
  const isMonth = (word: string | undefined): word is string =>
    word !== undefined && (known ? known.months.includes(word) || isExtension(word) : /^[A-Z_][A-Z0-9_]*$/.test(word))
  const more = epoch === undefined ? {} : { epoch }
  const year = rest.at(-1)
  const dual = year === undefined ? null : DUAL.exec(year)
  const [of, year1] = dual ? [{ calendar: 'JULIAN', isNamed, dual: dual[2] as string, ...more }, Number(dual[1])] : []
  const base = of ?? { calendar, isNamed, ...more }
  const [a, b] = rest
  if (rest.length === 2 && isNumber(a) && isMonth(b) && epoch === undefined)
    return { ...base, day: Number(a), month: b }
  if (!dual && !isNumber(year)) return undefined
  const dated = { ...base, year: year1 ?? Number(year) }
  if (rest.length === 1) return dated
  if (rest.length === 2 && isMonth(a)) return { ...dated, month: a }
  if (rest.length === 3 && isNumber(a) && isMonth(b)) return { ...dated, day: Number(a), month: b }
  return undefined
}

const between = (words: readonly string[], word: string): readonly (readonly string[])[] => {
  const at = words.indexOf(word)
  return at === -1 ? [words] : [words.slice(0, at), words.slice(at + 1)]
}

const valueOf = (words: readonly string[]): DateValue | undefined => {
  const [first, ...rest] = words
  const single = (make: (date: CalendarDate) => DateValue): DateValue | undefined => {
    const date = dateOf(rest)
    return date && make(date)
  }
  switch (first) {
    case 'ABT':
    case 'CAL':
    case 'EST':
      return single((date) => ({ kind: 'date', approximate: first, date }))
    case 'AFT':
      return single((from) => ({ kind: 'range', from }))
    case 'BEF':
      return single((to) => ({ kind: 'range', to }))
    case 'TO':
      return single((to) => ({ kind: 'period', to }))
    case 'BET':
    case 'FROM': {
      const parts = between(rest, first === 'BET' ? 'AND' : 'TO')
      const [from, to] = parts.map(dateOf)
      if (!from || (parts.length === 2 && !to) || (first === 'BET' && !to)) return undefined
      return { kind: first === 'BET' ? 'range' : 'period', from, ...(to && { to }) }
    }
    case undefined:
    default: {
      const date = dateOf(words)
      return date && { kind: 'date', date }
    }
  }
}

const strict = (text: string): DateValue | undefined =>
  valueOf(
    text
      .replaceAll(/@#(D[A-Z ]+)@/g, (_, name: string) => ESCAPES[name] ?? '?')
      .replaceAll('B.C.', 'BCE')
      .split(' '),
  )

export type Reading = {
  /** What stands below the `DATE` in GEDCOM 7. */
  readonly phrase?: string | undefined
  /** Whether `06/07/1873` begins with the day: asked once a file. Unknown, such a date is words. */
  readonly isDayFirst?: boolean | undefined
}

/**
 * Reads a `DATE` of either dialect. What the standards do not allow is read where it can mean one thing only, and
 * marked `isLenient`; nothing is guessed. Nothing at all: the text means no date that we know.
 */
export const parseDate = (text: string, { phrase, isDayFirst }: Reading = {}): DateValue | undefined => {
  const said = phrase ? { phrase } : {}
  if (text.length > LONGEST_DATE) return undefined
  if (text.trim() === '') {
    if (!phrase) return undefined
    // Some programs write a date that GEDCOM 7 cannot say as words alone.
    const meant = strict(phrase)
    return meant ? { ...meant, phrase, isLenient: true } : { kind: 'phrase', phrase }
  }
  const exact = strict(text)
  if (exact) {
    const isBirthday = exact.kind === 'date' && exact.date.year === undefined
    return { ...exact, ...said, ...(isBirthday && { isLenient: true }) }
  }
  const inBrackets = /^\s*(?:(INT)\s+)?([^()]*?)\s*\((.*)\)\s*$/is.exec(text)
  if (inBrackets) {
    const [, interpreted, before = '', words = ''] = inBrackets
    if (before === '') return interpreted ? undefined : { kind: 'phrase', phrase: words }
    const value = strict(before)
    if (value?.kind === 'date' && !value.approximate)
      return { ...value, phrase: words, ...(!interpreted && { isLenient: true }) }
    const meant = parseDate(before, { isDayFirst })
    return meant && meant.kind !== 'phrase' ? { ...meant, phrase: words, isLenient: true } : undefined
  }
  const numeric = numericDate(text, isDayFirst)
  const lenient = numeric ? { kind: 'date' as const, date: numeric } : strict(lenientWords(text))
  return lenient && { ...lenient, ...said, isLenient: true }
}
