import type { Structure } from '../events.ts'
import { parseDate } from '../gedcom/dates/parse.ts'
import { intervalOf } from '../gedcom/dates/value.ts'
import { writeDate } from '../gedcom/dates/write.ts'

/** A date as a record has it; days are Julian day numbers. */
export type DateLens = {
  /** As it is written, or its words where it is words alone. */
  readonly text: string
  readonly min: number | null
  readonly max: number | null
  readonly isUnderstood: boolean
}

export const dateIn = (fact: Structure | undefined): DateLens | undefined => {
  const node = fact?.children.find(({ tag }) => tag === 'DATE')
  if (!node) return undefined
  const phrase = node.children.find(({ tag }) => tag === 'PHRASE')?.payload
  const payload = node.payload ?? ''
  const value = parseDate(payload, { phrase })
  const { min = null, max = null } = (value && intervalOf(value)) ?? {}
  return { text: payload || phrase || '', min, max, isUnderstood: value !== undefined && value.kind !== 'phrase' }
}

/** What somebody typed, as a record keeps it: what is no date that we know stays as its words. */
export const writtenDate = (
  text: string,
  dialect: '551' | '70',
): { readonly payload: string; readonly phrase?: string } => {
  const value = parseDate(text)
  const written = value && writeDate(value.isLenient ? { ...value, isLenient: false } : value, dialect)
  if (written) return written
  return dialect === '70' ? { payload: '', phrase: text } : { payload: `(${text})` }
}

const JULIAN_OF_1970 = 2_440_588
const DAY_MS = 86_400_000
export const dayNumberOf = (instant: string): number => Math.floor(Date.parse(instant) / DAY_MS) + JULIAN_OF_1970

/** The year in which a day lies, in the Gregorian calendar. */
export const yearOf = (day: number): number => new Date((day - JULIAN_OF_1970) * DAY_MS).getUTCFullYear()
