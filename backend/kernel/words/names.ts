import { withCapital } from './capital.ts'
import { normal } from './normal.ts'
import { withoutUnseen } from './unseen.ts'

/**
 * No name, question or note is longer: what is, is not looked at.
 * @number characters in which a web address is looked for
 */
const LONGEST_LOOKED_AT = 2_000

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const IP = String.raw`(?:^|[^\d.])${OCTET}(?:\.${OCTET}){3}(?!\.?\d)`
// What is a link to every mail program: a scheme's “://”, "www.", a path after a domain, an address of numbers.
const PLAIN = new RegExp(String.raw`:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\/|${IP}`, 'iu')
/** A word, and the one that a dot without a space joins to it: any two letters may be a domain's ending by tomorrow. */
const JOINED = /(?:^|[^\p{L}\p{M}\p{N}-])([\p{L}\p{M}\p{N}-]+)(?=\.(\p{L}[\p{L}\p{M}]+))/gu

// "J.Smith", "3.Mai" and "St.John" as people write them: a domain of one letter, or of a title, is no stranger's to have.
const SHORTENED =
  /^(?:\p{L}\p{M}*|[1-3]?\d|st|ste|sta|dr|prof|mr|mrs|ms|mx|mme|mlle|hr|fr|sr|sra|srta|jr|fam|rev|dipl|ing)$/iu
const isNoDomain = (word: string, next: string): boolean => SHORTENED.test(word) && !/^\p{Ll}/u.test(next)

const IN_DOMAINS = /[\p{Cf}\u034F\u115F\u1160]/gu
/** As a mail program reads a domain: in plain letters, without what is not seen, and with a dot for what counts as one. */
const plainOf = (text: string): string =>
  normal(text, 'NFKC')
    .replaceAll(IN_DOMAINS, '')
    .replaceAll(/([\p{Script=Latin}\d])。(?=\p{Script=Latin})/gu, '$1.')

/**
 * Whether a text holds what a mail program would make a link of: any two words that a dot joins without a space, but for
 * what people shorten so. One that is too long to look at counts as if it did.
 */
export const holdsLink = (text: string): boolean => {
  if (text.length > LONGEST_LOOKED_AT) return true
  const plain = plainOf(text)
  return PLAIN.test(plain) || [...plain.matchAll(JOINED)].some(([, word = '', next = '']) => !isNoDomain(word, next))
}

/** @number characters of a name of a person or a family */
export const LONGEST_NAME = 60

/** A text that was stored unchecked, as a line can hold it. */
export const asLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

/** A name that never was checked (a sign-up's), as far as it may be shown: one line, no link, not too long. */
export const cutToName = (text: string): string => {
  const line = withoutUnseen(asLine(text.slice(0, LONGEST_LOOKED_AT)))
  const words = (holdsLink(line) ? plainOf(line).replaceAll(/[.:/]+/g, ' ') : line).trim()
  // Two units at the most are one letter: what stands behind those that a name can have need not be counted.
  const letters = Array.from(words.slice(0, 2 * LONGEST_NAME + 2))
  return letters.length > LONGEST_NAME
    ? `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trim()}…`
    : words
}

/** An account's name as people read it: cut to what a name may be, with a capital. */
export const shownName = (username: string): string => withCapital(cutToName(username))

/** The first of a name's words: all that a stranger behind a link reads of somebody. */
export const firstNameOf = (name: string): string => shownName(name).split(' ', 1)[0] ?? ''
