import { dayInWords } from '../../kernel/page/html.ts'
import type { Message } from './message.ts'

const LONGEST_SUBJECT = 78
const LEAST_WORDS = 16
const together = new Intl.ListFormat('en', { type: 'conjunction' })
type Triggered = Pick<Message, 'plan' | 'armed' | 'announced'>

/** A message's title in quotation marks, or, where it has none, something else. */
export const nameOf = ({ title }: Pick<Message, 'title'>, otherwise: string): string =>
  title ? `“${title}”` : otherwise

/** The day of an occasion in words, e.g. "May 3, 2030". */
export const occasionDay = (date: string): string => dayInWords(`${date}T00:00:00.000Z`)

/** An author's words for an occasion, as short as a subject needs them between what stands before and after. */
export const inSubject = (before: string, occasion: string, after: string): string => {
  const room = Math.max(LEAST_WORDS, LONGEST_SUBJECT - before.length - after.length)
  const letters = Array.from(occasion)
  const words =
    letters.length <= room
      ? occasion
      : `${letters
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`
  return `${before}${words}${after}`
}

/**
 * The reason for which a message that was kept until needed has a date; else nothing. `reporters` are the contacts who reported a death, or
 * said that it happens, as the author calls them.
 */
export const causeInWords = ({ plan, armed, announced }: Triggered, reporters: readonly string[] = []): string => {
  switch (plan?.triggered?.cause) {
    case 'confirmed': {
      const who = reporters.length > 0 ? together.format(reporters) : 'People you trust'
      return `${who} told us that you died.`
    }
    case 'presumed':
      return 'You have not answered when we asked whether you’re there.'
    case 'milestone':
      return armed?.occasion === undefined || announced === undefined
        ? ''
        : `${reporters[0] ?? 'Someone you named'} told us: “${armed.occasion}” on ${occasionDay(announced.date)}.`
    case undefined:
      return ''
  }
}

/** The cause as a mail's subject says it, of an occasion; undefined where none gave the message its date. */
export const occasionInSubject = (
  { plan, armed }: Pick<Message, 'plan' | 'armed'>,
  reporters: readonly string[],
  after: string,
): string | undefined =>
  plan?.triggered?.cause === 'milestone' && armed?.occasion !== undefined
    ? inSubject(
        `${reporters[0] ?? 'We were told'}${reporters[0] === undefined ? ': ' : ' told us: '}`,
        armed.occasion,
        after,
      )
    : undefined

/** The cause while it can be undone, of `count` messages, and what their author does where it is wrong. */
export const whyInWords = (message: Triggered, reporters: readonly string[] = [], count = 1): string => {
  const cause = causeInWords(message, reporters)
  if (cause === '') return ''
  const is = message.plan?.triggered?.cause === 'milestone' ? 'If it is too early' : 'If that is wrong'
  const kept = count > 1 ? 'all of them until they are' : 'your message until it is'
  return `${cause} ${is}, say “I’m still here”, and we keep ${kept} needed, as before.`
}
