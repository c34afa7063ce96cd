import type { Aggregate } from '../../kernel/decider.ts'
import type { MessageStatus } from './contract.ts'
import { personal, type Claim, type Medium, type MessagesEvent, type NoticeSlot, type Plan } from './events.ts'

export type Notice = {
  readonly state: 'attempted' | 'accepted' | 'deferred' | 'rejected'
  readonly attempt: number
  readonly mailId: string
  /** When it was accepted, or when to try again. */
  readonly at: string
}
export type Message = {
  readonly status: 'new' | MessageStatus
  readonly messageId: string
  readonly ownerId: string
  readonly kind: 'voice' | 'video' | 'text' | 'mixed'
  readonly title: string
  readonly body: string
  readonly media: readonly Medium[]
  readonly recipientIds: readonly string[]
  readonly round: number
  readonly occurrence: number
  readonly local: string
  readonly zone: string
  readonly dueAt: string
  readonly promisedAt: string
  readonly dayMs: number
  readonly slots: readonly NoticeSlot[]
  /** Of the current round, by slot. */
  readonly notices: Readonly<Record<number, Notice>>
  readonly isConfirmed: boolean
  /** The schedule as it was last chosen; what the fold moves since stands in the fields above. */
  readonly plan: Plan | undefined
  readonly heldAt: string
  readonly pausedUntil: string
  readonly cancelledAt: string
  readonly claim: Claim | undefined
  readonly releasedAt: string
}

const noticed = (message: Message, slot: number, notice: Notice, status?: MessageStatus): Message => ({
  ...message,
  status: status ?? message.status,
  notices: { ...message.notices, [slot]: notice },
})

/** The status once this slot was accepted: checked when it is the last one. */
const afterAcceptance = ({ slots }: Message, slot: number): MessageStatus =>
  slot === slots.at(-1)?.slot ? 'checked' : 'noticed'

/** Where a round that goes on stands: its accepted notices still count. */
const afterHold = ({ slots, notices }: Message): MessageStatus => {
  const accepted = slots.filter(({ slot }) => notices[slot]?.state === 'accepted')
  if (accepted.length === slots.length) return 'checked'
  return accepted.length > 0 ? 'noticed' : 'scheduled'
}

export const message: Aggregate<Message, MessagesEvent> = {
  category: 'message',
  personal,
  subject: ({ messageId }) => messageId,
  audience: ({ ownerId }) => ownerId,
  initial: {
    status: 'new',
    messageId: '',
    ownerId: '',
    kind: 'voice',
    title: '',
    body: '',
    media: [],
    recipientIds: [],
    round: 0,
    occurrence: 0,
    local: '',
    zone: '',
    dueAt: '',
    promisedAt: '',
    dayMs: 0,
    slots: [],
    notices: {},
    isConfirmed: false,
    plan: undefined,
    heldAt: '',
    pausedUntil: '',
    cancelledAt: '',
    claim: undefined,
    releasedAt: '',
  },
  evolve: (message, { type, data }) => {
    switch (type) {
      case 'MessageDrafted':
        return { ...message, status: 'draft', ...data }
      case 'ContentChanged':
        return { ...message, title: data.title, body: data.body }
      case 'MediaAttached':
        return { ...message, media: [...message.media.filter(({ mediaId }) => mediaId !== data.mediaId), data] }
      case 'MediaDetached':
        return { ...message, media: message.media.filter(({ mediaId }) => mediaId !== data.mediaId) }
      case 'RecipientsChanged':
        return { ...message, recipientIds: data.recipientIds }
      case 'MessageScheduled': {
        const { round, occurrence, local, zone, dueAt, dayMs, slots } = data
        const fresh = { status: 'scheduled', notices: {}, isConfirmed: false, claim: undefined } as const
        const dates = { round, occurrence, local, zone, dueAt, promisedAt: dueAt, dayMs, slots }
        return { ...message, ...fresh, ...dates, plan: data }
      }
      case 'NoticeAttempted':
        return noticed(message, data.slot, { state: 'attempted', attempt: data.attempt, mailId: data.mailId, at: '' })
      case 'NoticeAccepted': {
        const { attempt, mailId, acceptedAt, slot } = data
        const notice = { state: 'accepted', attempt, mailId, at: acceptedAt } as const
        return noticed(message, slot, notice, afterAcceptance(message, slot))
      }
      case 'NoticeDeferred':
        return noticed(message, data.slot, {
          state: 'deferred',
          attempt: data.attempt,
          mailId: data.mailId,
          at: data.retryAt,
        })
      case 'NoticeRejected':
        return noticed(
          message,
          data.slot,
          { state: 'rejected', attempt: data.attempt, mailId: data.mailId, at: data.retryAt },
          'stalled',
        )
      case 'DueSlid':
        return { ...message, dueAt: data.to }
      case 'AuthorResponded':
        return { ...message, isConfirmed: data.outcome === 'confirmed' }
      case 'MessageHeld':
        return { ...message, status: 'held', heldAt: data.heldAt ?? '' }
      case 'HoldReleased':
        return { ...message, status: afterHold(message), isConfirmed: true }
      case 'MessagePaused':
        return { ...message, status: 'paused', pausedUntil: data.until }
      case 'MessageResumed':
        return { ...message, pausedUntil: '' }
      case 'MessageCancelled':
        return { ...message, status: 'cancelled', cancelledAt: data.cancelledAt ?? '' }
      case 'MessageRestored':
        return { ...message, status: 'draft', dueAt: '', promisedAt: '', slots: [], notices: {}, plan: undefined }
      case 'DeliveryClaimed':
        return { ...message, status: 'claimed', claim: data }
      case 'DeliveryReleased':
        return { ...message, status: 'delivering', releasedAt: data.releasedAt }
      case 'MessageDelivered':
        return { ...message, status: 'delivered' }
      case 'MessageUndeliverable':
        return { ...message, status: 'undeliverable' }
    }
  },
}
