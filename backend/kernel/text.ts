import * as v from 'valibot'
import './words/bounded.ts'
import { holdsLink, LONGEST_NAME } from './words/names.ts'
import { isBlank, isSeen, withoutUnseen } from './words/unseen.ts'

// Control characters (NUL among them) and halves of a surrogate pair: a database or a mail's header cannot hold them.
const HIDDEN = /[\p{Cc}\p{Cs}]/u
const HIDDEN_IN_LINES = /(?!\t|\n|\r\n)[\p{Cc}\p{Cs}]/u
// What ends a line without being a control character, and what turns the words of ours around it about.
const TURNING = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

const NEAR = 20
/** Says where it is: in a long letter nobody would find what cannot be seen. */
const hiddenIn = (pattern: RegExp) => (issue: { readonly input: string }) => {
  const before = issue.input.slice(0, pattern.exec(issue.input)?.index ?? 0).trim()
  const start = before.length > NEAR ? '…' : ''
  const where = before ? `after “${start}${before.slice(-NEAR)}”` : 'at the beginning'
  return `There is a hidden character ${where} that we cannot keep. Please delete it and type that part again.`
}

const isLine = v.check((text: string) => !HIDDEN.test(text), hiddenIn(HIDDEN))
const isLines = v.check((text: string) => !HIDDEN_IN_LINES.test(text), hiddenIn(HIDDEN_IN_LINES))
const turnsNothing = v.check((text: string) => !TURNING.test(text), hiddenIn(TURNING))
const isReadable = v.check((text: string) => text === '' || isSeen(text), 'Please write a name with letters.')
const isNoLink = v.check(
  (text: string) => !holdsLink(text),
  'Please write the name without a web address, and with a space after each period.',
)

/** A text of which nothing is seen is none. */
const isThere = v.transform((text: string) => (isBlank(text) ? '' : text))

/** The checks that make a text one that can be kept: a text of a contract has one of them, or says why not. */
export const keepable: ReadonlySet<unknown> = new Set([isLine, isLines])

/** A text of one line, without spaces around it. */
export const line = (longest: number, tooLong?: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, tooLong), isLine, turnsNothing, isThere)

/** A text that may have several lines (LF or CRLF) and tabs, as it was typed. */
export const lines = (longest: number, tooLong?: string) => v.pipe(v.string(), v.maxLength(longest, tooLong), isLines)

/** The same without spaces around it. */
export const words = (longest: number, tooLong?: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, tooLong), isLines, isThere)

/** A line of which nothing is hidden from who reads it, as whoever signs up is called. */
export const label = (longest: number, tooLong?: string) => v.pipe(line(longest, tooLong), v.transform(withoutUnseen))

const NAME_TOO_LONG = `A name can have up to ${LONGEST_NAME} characters.`
/** A name as somebody gives it today: one line, something to read in it, no web address. */
export const Name = v.pipe(label(LONGEST_NAME, NAME_TOO_LONG), isReadable, isNoLink)

/** A name that may have stood before there was a rule for names: whether it is one is the decision's to say (`requireName`). */
export const storedName = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, NAME_TOO_LONG), turnsNothing, v.transform(withoutUnseen), isThere)
