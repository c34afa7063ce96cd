import type { Message } from './message.ts'

/** Why a message that was kept for an occasion has a date, and what its author does where it is too early; else nothing. */
export const occasionInWords = ({ plan, armed }: Pick<Message, 'plan' | 'armed'>): string =>
  plan?.triggered?.cause === 'milestone' && armed?.occasion !== undefined
    ? `Someone you named told us that it has happened: “${armed.occasion}”. If it is too early, say “I’m still here”, and we keep your message until it is needed, as before.`
    : ''
