import { fold } from '../../kernel/log/decider.ts'
import type { ConnectionsEvent } from './events.ts'

/** The relatives of a family who have no account, by their ids, as its stream says; no name is opened for it. */
export const relativesIn = fold<readonly string[], ConnectionsEvent>('kin', [], (ids, { type, data }) => {
  if (type === 'RelativeAdded') return [...ids, data.relativeId]
  return type === 'RelativeRemoved' ? ids.filter((id) => id !== data.relativeId) : ids
})
