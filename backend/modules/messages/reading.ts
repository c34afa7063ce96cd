import { fold } from '../../kernel/log/decider.ts'
import type { Claim, MessagesEvent } from './events.ts'

export { announcePageOf, canaryPage } from './links.ts'
export { USUAL_LINK_DAYS } from './contract/linkDays.ts'
export * from './contract/status.ts'
export { dueAfter, fits } from './contract/verdict.ts'
export { message, type Message } from './message.ts'
export { preconsentOf, isOfLife } from './message/plan.ts'
export { messageIn, rowOfNotices, StoredMessage } from './message/row.ts'

/** What a message's stream says of its deliveries: which were taken back, and whether all of it is erased. */
type Recalls = { readonly isErased: boolean; readonly deliveryIds: readonly string[] }

export const recalls = fold<Recalls, MessagesEvent>(
  'message',
  { isErased: false, deliveryIds: [] },
  (recalls, { type, data }) => {
    if (type === 'MessageErased') return { ...recalls, isErased: true }
    if (type !== 'DeliveryRecalled') return recalls
    return { ...recalls, deliveryIds: [...recalls.deliveryIds, ...data.perRecipient.map((one) => one.deliveryId)] }
  },
)

/** The undo time of a delivery that rests on checks its author may never have seen. */
type Hold = { readonly isUnreached: boolean; readonly until: string }

export const hold = fold<Hold, MessagesEvent>('message', { isUnreached: false, until: '' }, (hold, { type, data }) => {
  if (type === 'MessageScheduled') return { isUnreached: false, until: '' }
  if (type === 'DueSlid') return { ...hold, isUnreached: hold.isUnreached || data.reason === 'unreachable' }
  if (type === 'NoticeWaived') return { ...hold, isUnreached: true }
  if (type === 'DeliveryClaimed') return { ...hold, until: data.holdUntil }
  if (type === 'DeliveryReleased' || type === 'DeliveryRecalled') return { ...hold, until: '' }
  return hold
})

/** Whether the hold that a claim begins may be of an author who was not reached: its date has moved since, or a check was waived. */
export const mayBeUnreached = ({ basis, dueAt, promisedAt }: Pick<Claim, 'basis' | 'dueAt' | 'promisedAt'>): boolean =>
  basis === 'waiver' || dueAt !== promisedAt
