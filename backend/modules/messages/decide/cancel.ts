import { isStopped } from '../contract/status.ts'
import { callingOff } from './callingOff.ts'
import { refuse, requireAuthor, requireChangeable, type Decide } from './guards.ts'

/** Stops a message from any state before the claim; for thirty days it can be restored. */
export const cancelMessage = ({ via, round }: { readonly via: 'mail' | 'app'; readonly round?: number }): Decide =>
  callingOff((message, { by, at }) => {
    requireAuthor(message, by)
    if (isStopped(message.status)) return []
    if (round !== undefined && round !== message.round) throw refuse('link-expired')
    requireChangeable(message)
    return [{ type: 'MessageCancelled', data: { via, cancelledAt: at } }]
  })
