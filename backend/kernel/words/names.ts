// What a mail program makes a link of: a scheme's “://”, "www.", a path after a domain, or one of the usual endings.
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}\/|[\p{L}\d]\.(?:com|net|org|info|biz|io|xyz|top|online|site|shop|link|click|club|app|dev|ru|cn)\b/iu

/** No name, question or note is longer: what is, is not looked at. */
const LONGEST_LOOKED_AT = 2_000

/** Whether a text holds what a mail program would make a link of. One that is too long to look at counts as if it did. */
export const holdsLink = (text: string): boolean => text.length > LONGEST_LOOKED_AT || LINK.test(text)

export const LONGEST_NAME = 60

/** A text that was stored unchecked, as a line can hold it. */
export const asLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

/** A name that never was checked (a sign-up's), as far as it may be shown: one line, no link, not too long. */
export const cutToName = (text: string): string => {
  const line = asLine(text.slice(0, LONGEST_LOOKED_AT))
  const words = (holdsLink(line) ? line.replaceAll(/[.:/]+/g, ' ') : line).trim()
  // Two units at the most are one letter: what stands behind those that a name can have need not be counted.
  const letters = Array.from(words.slice(0, 2 * LONGEST_NAME + 2))
  return letters.length > LONGEST_NAME
    ? `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trim()}…`
    : words
}

/** An account's name as people read it: cut to what a name may be, with a capital. Of many it is "ruth", as they signed up. */
export const shownName = (username: string): string => {
  const [first = '', ...rest] = cutToName(username)
  return first.toLocaleUpperCase('en') + rest.join('')
}

/** The first of a name's words: all that a stranger behind a link reads of somebody. */
export const firstNameOf = (name: string): string => shownName(name).split(' ', 1)[0] ?? ''
