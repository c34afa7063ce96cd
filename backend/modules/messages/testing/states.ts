import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import {
  addressed,
  armed,
  attempted,
  checked,
  claimed,
  drafted,
  first,
  noticed,
  recipients,
  released,
  scheduled,
  written,
} from './history.ts'

export const START = '2030-01-01T00:00:00.000Z'
export const AFTER_RELEASE = '2030-06-10T12:00:00.000Z'
const draft = [drafted, written, addressed]
const rejected: MessagesEvent = {
  type: 'NoticeRejected',
  data: { ...first, smtpCode: 550, retryAt: '2030-06-09T09:00:00.000Z', nextAddrIdx: 0 },
}
const recalled: MessagesEvent = {
  type: 'DeliveryRecalled',
  data: {
    messageId: 'm',
    occurrence: 1,
    by: 'author',
    reason: 'author',
    recalledAt: AFTER_RELEASE,
    perRecipient: recipients.map((one) => ({ ...one, state: 'revoked_unopened' })),
  },
}

const cancelled: readonly MessagesEvent[] = [
  ...checked,
  { type: 'MessageCancelled', data: { via: 'app', cancelledAt: START } },
]
/** A life that has come to each state. */
export const lives: Readonly<Record<Message['status'], readonly MessagesEvent[]>> = {
  new: [],
  draft,
  dormant: [...draft, armed],
  scheduled: [...draft, scheduled],
  noticed,
  checked,
  stalled: [...draft, scheduled, attempted(first), rejected],
  held: [...noticed, { type: 'MessageHeld', data: { reason: 'answered', heldAt: START } }],
  paused: [...noticed, { type: 'MessagePaused', data: { until: '2030-02-01T00:00:00.000Z', by: 'author' } }],
  claimed,
  delivering: released,
  delivered: [...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }],
  undeliverable: [...released, { type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } }],
  recalled: [...released, recalled],
  cancelled,
  erased: [...cancelled, { type: 'MessageErased', data: { erasedAt: START } }],
}
/** Where the undo time is over. */
export const RELEASED = new Set<Message['status']>(['claimed', 'delivering', 'delivered', 'undeliverable', 'recalled'])
