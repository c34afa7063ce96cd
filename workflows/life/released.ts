import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

type Type = MessagesEvent['type'] | (string & {})

/**
 * Whether the last of these events, a check that came back, is the first to do so after what it asked about had gone
 * out. One that was taken back since has an author who can be reached.
 */
export const isFirstBounceAfterRelease = (types: readonly Type[]): boolean => {
  const before = types.slice(0, -1)
  const begun = before.lastIndexOf('MessageScheduled')
  const released = before.lastIndexOf('DeliveryReleased')
  const since = before.slice(released)
  return released > begun && !since.includes('NoticeBounced') && !since.includes('DeliveryRecalled')
}
