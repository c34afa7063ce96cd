import type { Batch } from './batches.ts'
import { moreAfter } from './recorded.ts'

/**
 * The batch in parts, so that what comes before the append of the event that failed is applied at least, and what comes
 * after it is not tried again with it.
 */
export const cutAround = ({ events, position }: Batch, eventId: string | undefined): readonly Batch[] => {
  const failed = events.findIndex((event) => event.eventId === eventId)
  if (failed === -1) return [{ events, position }]
  let [first, next] = [failed, failed + 1]
  while (first > 0 && moreAfter(events[first - 1]) > 0) first -= 1
  while (next < events.length && moreAfter(events[next - 1]) > 0) next += 1
  const parts = [events.slice(0, first), events.slice(first, next), events.slice(next)]
  const filled = parts.filter((part) => part.length > 0)
  return filled.map((part) => ({
    events: part,
    position: part === filled.at(-1) ? position : (part.at(-1)?.position ?? position),
  }))
}
