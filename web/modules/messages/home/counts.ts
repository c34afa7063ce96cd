import type { MessageList } from '../../../../backend/modules/messages/contract.ts'
import {
  isArmed,
  isBegun,
  isLeaving,
  statusesThat,
  type MessageStatus,
} from '../../../../backend/modules/messages/contract/status.ts'

/** How many messages are in each part of their way, of the counts by status. What was cancelled is sewn in no more. */
export const countsIn = (counts: MessageList['counts']) => {
  const of = (isSo: (status: MessageStatus) => boolean) =>
    statusesThat(isSo).reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return {
    sewn: of((status) => isArmed(status) || isBegun(status)),
    waiting: of((status) => isArmed(status) || isLeaving(status)),
    delivered: counts['delivered'] ?? 0,
    unfinished: counts['draft'] ?? 0,
  }
}
