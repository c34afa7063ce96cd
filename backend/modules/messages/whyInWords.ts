import type { Message } from './message.ts'

const together = new Intl.ListFormat('en', { type: 'conjunction' })

type Triggered = Pick<Message, 'plan' | 'armed'>

/** Why a message that was kept until needed has a date; else nothing. `reporters`: as the author calls them. */
export const causeInWords = ({ plan, armed }: Triggered, reporters: readonly string[] = []): string => {
  switch (plan?.triggered?.cause) {
    case 'confirmed': {
      const who = reporters.length > 0 ? together.format(reporters) : 'People you trust'
      return `${who} told us that you died.`
    }
    case 'presumed':
      return 'You have not answered when we asked whether you’re there.'
    case 'milestone':
      return armed?.occasion === undefined ? '' : `Someone you named told us that it has happened: “${armed.occasion}”.`
    case undefined:
      return ''
  }
}

/** The same while it can be undone, and what its author does where it is wrong. */
export const whyInWords = (message: Triggered, reporters: readonly string[] = []): string => {
  const cause = causeInWords(message, reporters)
  if (cause === '') return ''
  const is = message.plan?.triggered?.cause === 'milestone' ? 'If it is too early' : 'If that is wrong'
  return `${cause} ${is}, say “I’m still here”, and we keep your message until it is needed, as before.`
}
