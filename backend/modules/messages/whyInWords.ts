import { inSubject, occasionDay } from './announcedInWords.ts'
import type { Message } from './message.ts'

const together = new Intl.ListFormat('en', { type: 'conjunction' })
const BACK = 'If that is wrong, say “I’m still here”, and we keep your message until it is needed, as before.'

/**
 * Why a message that was kept until needed has a date, and what its author does where that is wrong; else nothing.
 * `reporters` are the contacts who reported a death, or said that it happens, as the author calls them.
 */
export const whyInWords = (
  { plan, armed, announced }: Pick<Message, 'plan' | 'armed' | 'announced'>,
  reporters: readonly string[] = [],
): string => {
  switch (plan?.triggered?.cause) {
    case 'confirmed': {
      const who = reporters.length > 0 ? together.format(reporters) : 'People you trust'
      return `${who} told us that you died. ${BACK}`
    }
    case 'presumed':
      return `You have not answered when we asked whether you’re there. ${BACK}`
    case 'milestone':
      return armed?.occasion === undefined || announced === undefined
        ? ''
        : `${reporters[0] ?? 'Someone you named'} told us: “${armed.occasion}” on ${occasionDay(announced.date)}. If it is too early, say “I’m still here”, and we keep your message until it is needed, as before.`
    case undefined:
      return ''
  }
}

/** The same for a subject, of an occasion; undefined where none gave it its date. */
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
