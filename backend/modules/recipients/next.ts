import type { Recipient } from './recipient.ts'

/** The invitation that is to be mailed, by its number; undefined when there is none. */
export const nextInvitation = ({ status, consent, invites }: Recipient): number | undefined =>
  status === 'added' && consent === 'invited' && invites.answered < invites.asked ? invites.asked : undefined
