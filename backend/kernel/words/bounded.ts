import * as v from 'valibot'

// A text that is too long is refused for that alone: no pattern behind its length looks at it, on the server or in a form.
v.setGlobalConfig({ abortPipeEarly: true })

/**
 * An address of an email.
 * @number characters of an email address
 */
export const emailAddress = (sentence = 'This is not an email address.') =>
  v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(sentence))

/**
 * A text that nobody reads: it is compared, hashed or looked up.
 * @number characters of a text that nobody reads, such as a code, a token or an answer
 */
export const bounded = (longest = 200) => v.pipe(v.string(), v.maxLength(longest))

/**
 * A day as YYYY-MM-DD.
 * @number characters of a day
 */
export const day = (sentence?: string) => v.pipe(v.string(), v.maxLength(10, sentence), v.isoDate(sentence))

/** A day past the end of its month is read as one of the next. */
const isThere = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}
/** @number the earliest year in which somebody who has an account, or gets a message, was born */
const EARLIEST_YEAR = 1850
/** Somewhere it is tomorrow already. */
const AHEAD_MS = 14 * 3_600_000
const isOfALife = (date: string): boolean =>
  Number(date.slice(0, 4)) >= EARLIEST_YEAR && date <= new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10)

/** The day on which somebody alive was born, as YYYY-MM-DD: one that there was. */
export const birthday = (sentence: string) =>
  v.pipe(
    day(sentence),
    v.check(isThere, 'That day does not exist.'),
    v.check(isOfALife, `Please write a year from ${EARLIEST_YEAR} until today.`),
  )
