import { refuse, requireAuthor, type Decide } from './guards.ts'

export type Answer = { readonly outcome: 'held' | 'confirmed'; readonly via: 'mail' | 'app'; readonly round?: number }

/**
 * The author answers a check: "I'm still here" holds a message, "send as planned" leaves it on its way. Before the
 * first check an answer changes nothing; once the claim is made it comes too late.
 */
export const respond =
  ({ outcome, via, round }: Answer): Decide =>
  (message, { by }) => {
    requireAuthor(message, by)
    if (round !== undefined && round !== message.round) throw refuse('link-expired')
    switch (message.status) {
      case 'noticed':
      case 'checked':
      case 'stalled': {
        if (outcome === 'confirmed' && message.isConfirmed) return []
        const answered = { type: 'AuthorResponded', data: { round: message.round, via, outcome } } as const
        return outcome === 'held' ? [answered, { type: 'MessageHeld', data: { reason: 'answered' } }] : [answered]
      }
      case 'claimed':
      case 'delivering':
        throw refuse('message-claimed', { until: message.claim?.holdUntil })
      case 'delivered':
      case 'undeliverable':
        throw refuse('message-closed')
      case 'new':
      case 'draft':
      case 'scheduled':
      case 'held':
      case 'cancelled':
        return []
    }
  }
