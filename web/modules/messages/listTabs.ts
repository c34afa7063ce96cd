import type { MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { isOver, statusesThat } from '../../../backend/modules/messages/contract/status.ts'

/** What could not be delivered still waits: for another address. */
const isDone = (status: MessageStatus): boolean => isOver(status) && status !== 'undeliverable'

/** Which messages each tab of the list shows; one that was erased is in none. */
export const listTabs = {
  waiting: statusesThat((status) => status !== 'draft' && !isDone(status)),
  delivered: statusesThat((status) => isDone(status) && status !== 'erased'),
  drafts: ['draft'],
} as const satisfies Readonly<Record<string, readonly MessageStatus[]>>
export type ListTab = keyof typeof listTabs
