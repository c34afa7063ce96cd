import type { Dialect } from '../node.ts'
import { escapeOf } from './parse.ts'
import { laterYear, type CalendarDate, type DateValue } from './value.ts'

/** A date as a dialect writes it: in GEDCOM 7 with the words that stand below it. */
export type WrittenDate = { readonly payload: string; readonly phrase?: string }

const written70 = (date: CalendarDate): string => {
  const { calendar, isNamed, dual, day, month, epoch } = date
  const isSaid = isNamed || calendar !== 'GREGORIAN'
  return [isSaid || dual ? calendar : undefined, day, month, laterYear(date), epoch]
    .filter((word) => word !== undefined)
    .join(' ')
}

const written551 = ({ calendar, isNamed, dual, day, month, year, epoch }: CalendarDate): string | undefined => {
  const isSaid = isNamed || (calendar !== 'GREGORIAN' && dual === undefined)
  const escape = escapeOf(calendar)
  if (isSaid && !escape) return undefined
  if (epoch !== undefined && epoch !== 'BCE') return undefined
  return [
    isSaid ? `@#${escape}@` : undefined,
    day,
    month,
    dual === undefined ? year : `${year}/${dual}`,
    epoch && 'B.C.',
  ]
    .filter((word) => word !== undefined)
    .join(' ')
}

const between = (value: DateValue, write: (date: CalendarDate) => string | undefined): string | undefined => {
  if (value.kind === 'phrase') return ''
  if (value.kind === 'date') {
    const date = write(value.date)
    return date === undefined ? undefined : value.approximate ? `${value.approximate} ${date}` : date
  }
  const [from, to] = [value.from && write(value.from), value.to && write(value.to)]
  if ((value.from && from === undefined) || (value.to && to === undefined)) return undefined
  if (value.kind === 'period') return [from && `FROM ${from}`, to && `TO ${to}`].filter(Boolean).join(' ')
  return from && to ? `BET ${from} AND ${to}` : from ? `AFT ${from}` : `BEF ${to}`
}

const hasDual = (value: DateValue): boolean =>
  value.kind === 'date'
    ? value.date.dual !== undefined
    : value.kind !== 'phrase' && (value.from?.dual !== undefined || value.to?.dual !== undefined)

const lacksYear = (value: DateValue): boolean =>
  value.kind === 'date'
    ? value.date.year === undefined
    : value.kind !== 'phrase' && [value.from, value.to].some((date) => date && date.year === undefined)

/**
 * Writes a date in a dialect; nothing where the dialect cannot say it. A year as `1731/32` becomes the Julian date that
 * it is, with the old text as its words.
 */
export const writeDate = (value: DateValue, dialect: Dialect): WrittenDate | undefined => {
  if (dialect === '70') {
    const said = value.phrase ?? (hasDual(value) ? between(value, written551) : undefined)
    if (lacksYear(value)) {
      const words = said ?? between(value, written551)
      return words === undefined ? undefined : { payload: '', phrase: words }
    }
    const payload = between(value, written70)
    return payload === undefined ? undefined : { payload, ...(said !== undefined && { phrase: said }) }
  }
  if (value.kind === 'phrase') return { payload: `(${value.phrase ?? ''})` }
  const payload = between(value, written551)
  if (payload === undefined) return undefined
  if (value.phrase === undefined) return { payload }
  return value.kind === 'date' && !value.approximate ? { payload: `INT ${payload} (${value.phrase})` } : undefined
}
