import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).

export type NoticeSlot = { readonly slot: number; readonly at: string; readonly minWaitMs: number }
export type Plan = {
  readonly round: number
  readonly occurrence: number
  readonly mode: 'fixed'
  readonly answerRule: 'silent'
  /** The wall-clock time the author chose, and where; `dueAt` is its instant by the zone data named in `tzdb`. */
  readonly local: string
  readonly zone: string
  readonly tzdb: string
  readonly dueAt: string
  readonly dayMs: number
  readonly plan: 'normal'
  readonly slots: readonly NoticeSlot[]
}
/** One try to send one notice of one round. */
export type Try = { readonly round: number; readonly slot: number; readonly attempt: number; readonly mailId: string }
export type Medium = {
  readonly mediaId: string
  readonly sha256: string
  readonly durationMs: number
  readonly bytes: number
}
export type Claim = {
  readonly round: number
  readonly occurrence: number
  readonly claimedAt: string
  /** The database server's clock at the claim: both clocks had passed `dueAt`. */
  readonly dbAt: string
  readonly basis: 'notices'
  /** The mail ids of the notices that rest on an acceptance. */
  readonly accepted: readonly string[]
  readonly dueAt: string
  readonly promisedAt: string
  readonly lateByMs: number
  readonly recipients: readonly { readonly recipientId: string; readonly deliveryId: string }[]
  readonly holdUntil: string
}

export type MessagesEvent =
  | Event<'MessageDrafted', { messageId: string; ownerId: string; kind: 'voice' | 'text' | 'mixed' }>
  | Event<'ContentChanged', { title: string; body: string }>
  | Event<'MediaAttached', Medium>
  | Event<'MediaDetached', { mediaId: string }>
  | Event<'RecipientsChanged', { recipientIds: readonly string[] }>
  | Event<'MessageScheduled', Plan>
  | Event<'NoticeAttempted', Try>
  | Event<'NoticeAccepted', Try & { smtpCode: number; acceptedAt: string }>
  | Event<'NoticeDeferred', Try & { smtpCode: number; retryAt: string }>
  | Event<'NoticeRejected', Try & { smtpCode: number; retryAt: string }>
  | Event<'DueSlid', { round: number; from: string; to: string; reason: 'late_notice' | 'unreachable' }>
  | Event<'AuthorResponded', { round: number; via: 'mail' | 'app' | 'edit'; outcome: 'held' | 'confirmed' }>
  | Event<'MessageHeld', { reason: 'answered' }>
  | Event<'MessageCancelled', { via: 'mail' | 'app' }>
  | Event<'DeliveryClaimed', Claim>
  | Event<
      'DeliveryReleased',
      { messageId: string; occurrence: number; releasedAt: string; recipients: Claim['recipients'] }
    >
  | Event<'MessageDelivered', { occurrence: number; ok: number; failed: number }>
  | Event<'MessageUndeliverable', { occurrence: number; failed: number }>

/** Sealed with the message's own key. */
export const personal = { ContentChanged: ['title', 'body'] } as const
