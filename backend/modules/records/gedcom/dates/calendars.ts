/** A day as its Julian day number: 1 JAN 2000 of the Gregorian calendar is 2451545. */
export type DayNumber = number

/** A calendar: its months in order, and the first day of each. */
export type Calendar = {
  readonly months: readonly string[]
  /** Whether years before the first are counted, as years `BCE`. */
  readonly hasEpoch: boolean
  /**
   * The first day of a month, from 0; of the one after the last, the first day of the next year.
   * @param year counted on through 0, so that 1 BCE is 0
   */
  readonly firstOf: (year: number, month: number) => DayNumber
  /** Which month a name means in some year. */
  readonly monthIn?: (year: number, month: number) => number
}

const div = (a: number, b: number): number => Math.floor(a / b)
const modulo = (a: number, b: number): number => a - b * div(a, b)
const ROMAN = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const MARCH_FIRST = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275]

/** Days of a year that begins in March, which puts the leap day last. */
const roman = (leapDays: (year: number) => number, epoch: DayNumber) => (year: number, month: number) => {
  const [at, of] = month > 11 ? [year + 1, 0] : [year, month]
  const fromMarch = of < 2 ? at - 1 : at
  return epoch + 365 * fromMarch + leapDays(fromMarch) + (MARCH_FIRST[of] as number)
}

const gregorian: Calendar = {
  months: ROMAN,
  hasEpoch: true,
  firstOf: roman((year) => div(year, 4) - div(year, 100) + div(year, 400), 1_721_120),
}
const julian: Calendar = { months: ROMAN, hasEpoch: true, firstOf: roman((year) => div(year, 4), 1_721_118) }

/** Leap years were the 3rd, 7th and 11th; after the 15th the rule that was proposed, of the years divided by four. */
const french: Calendar = {
  months: ['VEND', 'BRUM', 'FRIM', 'NIVO', 'PLUV', 'VENT', 'GERM', 'FLOR', 'PRAI', 'MESS', 'THER', 'FRUC', 'COMP'],
  hasEpoch: false,
  firstOf: (year, month) => {
    if (month > 12) return french.firstOf(year + 1, 0)
    const leapDays = year < 16 ? div(year, 4) : div(year - 1, 4) - div(year - 1, 100) + div(year - 1, 400)
    return 2_375_840 + 365 * (year - 1) + leapDays + 30 * month
  },
}

const HEBREW_EPOCH = 347_998
const isHebrewLeap = (year: number): boolean => modulo(7 * year + 1, 19) < 7
/** Days from the epoch to the first day of a year: the mean new moon, put off by the four rules. */
const hebrewElapsed = (year: number): number => {
  const months = div(235 * year - 234, 19)
  const parts = 12_084 + 13_753 * months
  const day = 29 * months + div(parts, 25_920)
  return modulo(3 * (day + 1), 7) < 3 ? day + 1 : day
}
const hebrewNewYear = (year: number): DayNumber => {
  const [before, at, after] = [hebrewElapsed(year - 1), hebrewElapsed(year), hebrewElapsed(year + 1)]
  const putOff = after - at === 356 ? 2 : at - before === 382 ? 1 : 0
  return HEBREW_EPOCH + at + putOff
}
const hebrew: Calendar = {
  months: ['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS', 'NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'],
  hasEpoch: false,
  // A year of twelve months has one Adar, which many write as the first of two.
  monthIn: (year, month) => (month === 5 && !isHebrewLeap(year) ? 6 : month),
  firstOf: (year, month) => {
    const start = hebrewNewYear(year)
    const days = hebrewNewYear(year + 1) - start
    const lengths = [30, days % 10 === 5 ? 30 : 29, days % 10 === 3 ? 29 : 30, 29, 30, isHebrewLeap(year) ? 30 : 0]
    return [...lengths, 29, 30, 29, 30, 29, 30, 29].slice(0, month).reduce((sum, length) => sum + length, start)
  },
}

export const calendars: Readonly<Record<string, Calendar>> = {
  GREGORIAN: gregorian,
  JULIAN: julian,
  FRENCH_R: french,
  HEBREW: hebrew,
}
