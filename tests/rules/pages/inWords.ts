const DAY_MS = 86_400_000
const SPANS = [
  ['year', 365.25 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const
const SIZES = [
  ['GiB', 2 ** 30],
  ['MiB', 2 ** 20],
  ['KiB', 2 ** 10],
] as const

const counted = (n: number, unit: string): string => `${n.toLocaleString('en')} ${unit}${n === 1 ? '' : 's'}`

/** A time in the largest unit of which it is a whole number. */
const span = (ms: number): string => {
  const [unit, length] = SPANS.find(([, length]) => ms >= length && ms % length === 0) ?? []
  return unit ? counted(ms / length, unit) : `${ms.toLocaleString('en')} ms`
}

const size = (bytes: number): string => {
  const [unit, length] = SIZES.find(([, length]) => bytes >= length && bytes % length === 0) ?? []
  return unit ? `${(bytes / length).toLocaleString('en')} ${unit}` : counted(bytes, 'byte')
}

/** By the last word of a constant's name. */
const UNITS: Readonly<Record<string, (n: number) => string>> = {
  ms: span,
  s: (n) => span(n * 1_000),
  seconds: (n) => span(n * 1_000),
  minutes: (n) => span(n * 60_000),
  h: (n) => span(n * 3_600_000),
  days: (n) => (Number.isInteger(n) ? counted(n, 'day') : span(Math.round(n * DAY_MS))),
  years: (n) => counted(n, 'year'),
  bytes: size,
  mb: (n) => `${n.toLocaleString('en')} MB`,
  gb: (n) => `${n.toLocaleString('en')} GB`,
  port: String,
  cents: (n) => `$${(n / 100).toFixed(2)}`,
}

/** The last word of `INVITATION_DAYS`, `voiceMinutes` or `firstS`, in small letters. */
const lastWord = (name: string): string =>
  (/(?:^|_)([A-Z]+)$|([A-Z][a-z]*)$|^([a-z]+)$/u.exec(name)?.slice(1).find(Boolean) ?? '').toLowerCase()

/** Whether a name is a unit and nothing else. */
export const isUnit = (name: string): boolean => Object.hasOwn(UNITS, name)

export const hasUnit = (name: string): boolean => isUnit(lastWord(name))

/** A number with the unit that its constant's name ends in; undefined for a part of something without one. */
export const inWords = (n: number, name: string): string | undefined => {
  const unit = UNITS[lastWord(name)]
  if (unit) return unit(n)
  return Number.isInteger(n) ? n.toLocaleString('en') : undefined
}
