import { refuse, requireAuthor, requireChangeable, type Decide } from './guards.ts'

/** Stops a message for good, from any state before the claim. */
export const cancelMessage =
  ({ via, round }: { readonly via: 'mail' | 'app'; readonly round?: number }): Decide =>
  (message, { by }) => {
    requireAuthor(message, by)
    if (message.status === 'cancelled') return []
    if (round !== undefined && round !== message.round) throw refuse('link-expired')
    requireChangeable(message)
    return [{ type: 'MessageCancelled', data: { via } }]
  }
