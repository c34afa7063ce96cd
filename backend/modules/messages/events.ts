import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['message'] as const

export type NoticeSlot = { readonly slot: number; readonly at: string; readonly minWaitMs: number }
/**
 * How a date comes back. `first` is the wall-clock time of occurrence `firstOccurrence`, from which every later one is
 * counted: a message of 31 January stays on the last day of each month.
 */
export type Recurrence = {
  readonly every: 'year' | 'month'
  /** How many there are from `first` on; with neither this nor `until` it goes on. */
  readonly count?: number
  /** The last day on which there is one, YYYY-MM-DD. */
  readonly until?: string
  /** Where 29 February goes in other years. */
  readonly leapDay?: 'feb28' | 'mar1'
  readonly first: string
  readonly firstOccurrence: number
}
export type Plan = {
  readonly round: number
  readonly occurrence: number
  readonly mode: 'fixed' | 'recurring' | 'posthumous' | 'milestone'
  /** `silent`: delivered unless the author answers. `always`: delivered unless the author stops it. */
  readonly answerRule: 'silent' | 'always'
  /** The wall-clock time the author chose, and where; `dueAt` is its instant by the zone data named in `tzdb`. */
  readonly local: string
  readonly zone: string
  readonly tzdb: string
  readonly dueAt: string
  readonly dayMs: number
  /** `short`: one notice, sent at once (slot 0), for an `always` message within two days. */
  readonly plan: 'normal' | 'short'
  readonly slots: readonly NoticeSlot[]
  readonly rule?: Recurrence
  /** A message that waits for its author still is sent after their death; absent means no. */
  readonly deliverIfIDie?: boolean
  /** Later than this after the promised date it is not sent, and the author is asked. */
  readonly lateLimitDays?: number
  /**
   * After so many days in which no address of the author took mail it is sent all the same; null is never. Absent is never,
   * and 60 under `always`, where nobody was asked.
   */
  readonly preconsentDays?: number | null
  /** So many days a recipient's link opens; null is for ever, absent 400. */
  readonly linkDays?: number | null
  /** Of a round that asks anew, as the house was brought back from a backup then: what was answered before may be lost. */
  readonly restoredAt?: string
  /** When the author's password was proved again. */
  readonly reauth?: string
  /** What gave it this date, where that was not its author. */
  readonly triggered?: Triggered
  /** Of a plan made by "send it now", which is for one delivery: what the author had chosen, for those after it. */
  readonly chosen?: Chosen
}
export type Chosen = Pick<Plan, 'answerRule' | 'preconsentDays'>
/**
 * What a message waits for that is kept until needed: the silence of its author, their death as trusted contacts report
 * it, either, both, or an occasion that one of the announcers tells of.
 */
export type Armed = {
  readonly mode: 'posthumous' | 'milestone'
  readonly trigger: 'inactivity' | 'contacts' | 'either' | 'both' | 'milestone'
  /** From the trigger to the date; of an occasion the least. */
  readonly delayDays: number
  readonly zone: string
  readonly announcerIds: readonly string[]
  /** All that the announcers see of it; absent where it rests again, and what was said before still holds. */
  readonly occasion?: string
  /** As in a plan; where its author's life plan says so, as it said then. */
  readonly preconsentDays: number | null
  readonly linkDays?: number | null
  readonly dayMs: number
}
export type Announced = {
  readonly contactId: string
  readonly date: string
  /** The day that was said before, which this one corrects. */
  readonly insteadOf?: string
}
/** Of which round what was announced counts no more, and since whose word: the author's, a contact's, or as who had said it is none any more. */
export type Withdrawn = {
  readonly round: number
  readonly announcerId: string
  readonly date: string
  readonly by: 'author' | 'contact' | 'departure'
  /** Who took it back, of contacts. */
  readonly contactId?: string
}
/** `from` is where it returns to when its author is seen, or the announcement is taken back. */
export type Triggered = {
  readonly cause: 'presumed' | 'confirmed' | 'milestone'
  readonly from: 'dormant' | 'held'
}
/** One try to send one notice of one round; `addrIdx` says to which of the author's addresses (absent: the first). */
export type Try = {
  readonly round: number
  readonly slot: number
  readonly attempt: number
  readonly mailId: string
  readonly addrIdx?: number
}
/** What follows a try that was not taken. */
export type Retry = {
  readonly retryAt: string
  /** The address asked next; 0 after the last one, which stalls the message. */
  readonly nextAddrIdx?: number
  /** When the refusal came. */
  readonly refusedAt?: string
}
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
  readonly basis: 'notices' | 'waiver'
  /** The mail ids of the notices that rest on an acceptance. */
  readonly accepted: readonly string[]
  readonly dueAt: string
  readonly promisedAt: string
  readonly lateByMs: number
  readonly recipients: readonly { readonly recipientId: string; readonly deliveryId: string }[]
  readonly holdUntil: string
  /** How long the answer page was up since the last check was accepted or waived. */
  readonly answerableMs?: number
  /** Recordings that could not be read for a day: what is intact is sent without them. */
  readonly lost?: readonly string[]
  /** Whose silence or death gave it its date, where that did. */
  readonly ofLife?: string
}
/** What a recall found: the mail had not left, the link was closed unread, or somebody had opened it before. */
export type Recalled = {
  readonly recipientId: string
  readonly deliveryId: string
  readonly state: 'not_sent' | 'revoked_unopened' | 'already_opened'
}

export type MessagesEvent =
  | Event<'MessageDrafted', { messageId: string; ownerId: string; kind: 'voice' | 'video' | 'text' | 'mixed' }>
  | Event<'ContentChanged', { title: string; body: string }>
  | Event<'MediaAttached', Medium>
  | Event<'MediaDetached', { mediaId: string }>
  /** The words of a recording as their author wrote them down, each line with its time or without; empty when taken away. */
  | Event<'TranscriptWritten', { mediaId: string; text: string }>
  | Event<'RecipientsChanged', { recipientIds: readonly string[] }>
  | Event<'MessageScheduled', Plan>
  | Event<'MessageArmed', Armed>
  /** A contact whom its author named says that the occasion is on that day (YYYY-MM-DD), and that this counts no more. */
  | Event<'MilestoneAnnounced', Announced>
  | Event<'MilestoneWithdrawn', Withdrawn>
  /** In one append with the date that it gives; `lifeRev` is where in the life stream of its author that was said. */
  | Event<'MessageTriggered', { cause: Triggered['cause']; lifeRev?: number }>
  | Event<'NoticeAttempted', Try>
  | Event<'NoticeAccepted', Try & { smtpCode: number; acceptedAt: string }>
  | Event<'NoticeDeferred', Try & Retry & { smtpCode: number }>
  | Event<'NoticeRejected', Try & Retry & { smtpCode: number }>
  | Event<'NoticeBounced', Try & Retry & { dsnStatus: string }>
  /** `presumed`: its author's silence had given it its date. */
  | Event<
      'NoticeWaived',
      { round: number; slot: number; basis: 'quorum' | 'preconsent' | 'presumed'; waivedAt: string }
    >
  | Event<
      'DueSlid',
      {
        round: number
        from: string
        to: string
        reason: 'late_notice' | 'unreachable' | 'not_answerable' | 'clock' | 'contact_pause' | 'restored'
      }
    >
  | Event<
      'AuthorResponded',
      {
        round: number
        /** `life`: not this message was answered, but its author was seen. */
        via: 'mail' | 'app' | 'edit' | 'life'
        outcome: 'held' | 'confirmed'
        /** How a mailed link was answered: by hand on its page, or with the number of the mail. */
        strength?: 'strong' | 'picked_number'
        /** Of an answer to a message that is paused: it moves nothing, so that only its time tells it from another. */
        answeredAt?: string
      }
    >
  | Event<'MessageHeld', { reason: 'answered' | 'late' | 'date_missed' | 'incomplete'; heldAt?: string }>
  | Event<'HoldReleased', { how: 'keep_date' | 'now' }>
  | Event<'MessagePaused', { until: string; by: 'author' | 'contact' | 'admin' }>
  /** What staff found out about it. */
  | Event<'MessageNoted', { note: string; notedBy: string; notedAt: string }>
  | Event<'MessageResumed', { by: 'author' | 'time' }>
  | Event<'MessageCancelled', { via: 'mail' | 'app'; cancelledAt?: string }>
  | Event<'MessageRestored', { restoredAt: string }>
  | Event<'DeliveryClaimed', Claim>
  | Event<
      'DeliveryReleased',
      {
        messageId: string
        occurrence: number
        releasedAt: string
        recipients: Claim['recipients']
        /** Whose silence or death gave it its date, where that did. */
        ofLife?: string
      }
    >
  | Event<
      'DeliveryRecalled',
      {
        messageId: string
        occurrence: number
        by: 'author' | 'contact' | 'system'
        reason: 'author' | 'contact' | 'life' | 'bounced' | 'restored'
        recalledAt: string
        perRecipient: readonly Recalled[]
      }
    >
  | Event<'ContentDamaged', { round: number; mediaIds: readonly string[]; foundAt: string }>
  | Event<'MessageRetimed', { round: number; from: string; to: string; tzdb: string }>
  | Event<'OccurrenceDelivered', { occurrence: number; ok: number; failed: number; nextDueAt?: string }>
  /** It would have come too late, and nobody was there to ask: the next one is scheduled with it. */
  | Event<'OccurrenceLeftOut', { occurrence: number; promisedAt: string; nextDueAt: string }>
  | Event<'MessageDelivered', { occurrence: number; ok: number; failed: number }>
  /** Cancelled for thirty days, or its author's account was erased; the key of its words is destroyed after it. */
  | Event<'MessageErased', { erasedAt: string }>
  | Event<'MessageUndeliverable', { occurrence: number; failed: number }>

/** Sealed with the message's own key. */
export const personal = {
  ContentChanged: ['title', 'body'],
  TranscriptWritten: ['text'],
  MessageNoted: ['note'],
  MessageArmed: ['occasion'],
} as const
