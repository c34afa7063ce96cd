// What a mail program makes a link of: a scheme, "www.", a path after a domain, or one of the usual endings.
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}\/|[\p{L}\d]\.(?:com|net|org|info|biz|io|xyz|top|online|site|shop|link|click|club|app|dev|ru|cn)\b/iu

/** Whether a text holds what a mail program would make a link of. */
export const holdsLink = (text: string): boolean => LINK.test(text)

export const LONGEST_NAME = 60

/** A text that was stored unchecked, as a line can hold it. */
export const asLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

/** A name that never was checked (a sign-up's), as far as it may be shown: one line, no link, not too long. */
export const cutToName = (text: string): string => {
  const line = asLine(text)
  const words = (holdsLink(line) ? line.replaceAll(/[.:/]+/g, ' ') : line).trim()
  const letters = Array.from(words)
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
