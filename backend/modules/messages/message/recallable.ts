import { plus } from '../../../kernel/log/decider.ts'
import type { Message } from '../message.ts'

/** What was claimed last, and when its mails left; the hold has no such time yet. */
export const lastClaim = ({ claim, releasedAt, status, previous }: Message) =>
  claim ? { claim, releasedAt: status === 'claimed' ? '' : releasedAt } : previous

/** The deliveries of what was claimed last. */
export const deliveryIdsIn = (message: Message): readonly string[] =>
  lastClaim(message)?.claim.recipients.map(({ deliveryId }) => deliveryId) ?? []

/** Whether a round's links speak of what was claimed last; what comes back is asked about in a later round by then. */
export const wasClaimedIn = (message: Message, round: number): boolean => lastClaim(message)?.claim.round === round

/** Until when the author can take back what was claimed: the hold, and a day after the first mails. */
export const recallableUntil = (message: Message): string | undefined => {
  const last = lastClaim(message)
  if (!last || message.recalled[last.claim.occurrence]) return undefined
  return plus(last.releasedAt || last.claim.holdUntil, message.dayMs)
}
