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
