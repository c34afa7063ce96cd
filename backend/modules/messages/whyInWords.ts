import type { Message } from './message.ts'

const together = new Intl.ListFormat('en', { type: 'conjunction' })
const back = (count: number): string =>
  `If that is wrong, say “I’m still here”, and we keep ${count > 1 ? 'all of them until they are' : 'your message until it is'} needed, as before.`

/**
 * Why a message that was kept until needed has a date, and what its author does where that is wrong; else nothing.
 * `reporters` are the contacts who reported a death, as the author calls them.
 */
export const whyInWords = (
  { plan, armed }: Pick<Message, 'plan' | 'armed'>,
  reporters: readonly string[] = [],
  count = 1,
): string => {
  switch (plan?.triggered?.cause) {
    case 'confirmed': {
      const who = reporters.length > 0 ? together.format(reporters) : 'People you trust'
      return `${who} told us that you died. ${back(count)}`
    }
    case 'presumed':
      return `You have not answered when we asked whether you’re there. ${back(count)}`
    case 'milestone':
      return armed?.occasion === undefined
        ? ''
        : `Someone you named told us that it has happened: “${armed.occasion}”. If it is too early, say “I’m still here”, and we keep your message until it is needed, as before.`
    case undefined:
      return ''
  }
}
