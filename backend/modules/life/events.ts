import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['life'] as const

/** Somebody whom the author trusts to be told when nobody reaches them. */
export type Invited = {
  readonly accountId: string
  readonly contactId: string
  readonly name: string
  readonly address: string
  /** A keyed hash of the address, by which a no outlives being taken off the list. */
  readonly addressHash: string
}

/** What an author chose: null stands for no questions, no end of the waiting, and no reports. */
export type Terms = {
  readonly intervalDays: number | null
  readonly asks: number
  readonly askEveryDays: number
  readonly preconsentDays: number | null
  readonly k: number | null
  readonly challengeDays: number
  /** With `k` 1: one contact alone is enough, also where several have agreed. */
  readonly confirmSingle?: true
}

/** One try to mail a question: of which series, about what, the how manyth of it, and which try. Addresses count from 0. */
export type CheckIn = {
  readonly round: number
  readonly about: 'silence' | 'report'
  readonly ask: number
  readonly attempt: number
  readonly mailId: string
  readonly addrIdx?: number
}
/** A try that was not taken: when another one comes, to which address, and when an address said no. */
export type Missed = { readonly retryAt?: string; readonly nextAddrIdx?: number; readonly refusedAt?: string }

export type LifeEvent =
  | Event<'ContactInvited', Invited>
  | Event<'ContactInvitationMailed', { contactId: string; smtpCode: number; acceptedAt: string }>
  /** Their mailbox has enough of today: the invitation leaves on that morning. */
  | Event<'ContactInvitationPutOff', { contactId: string; leavesAt: string }>
  | Event<'ContactInvitationRefused', { contactId: string; smtpCode: number }>
  | Event<'ContactAccepted', { contactId: string }>
  | Event<'ContactDeclined', { contactId: string; declinedAt: string }>
  | Event<'ContactRemoved', { contactId: string }>
  /** A contact asked us to wait; `unsure` says that they do not know whether the author is there. */
  | Event<'ContactPaused', { contactId: string; pausedAt: string; until: string; reason: 'alive' | 'unsure' }>
  /** The author is there: nothing waits any more. */
  | Event<'ContactPauseEnded', { endedAt: string }>
  /** A mail asked its author to press a button, so that we know that our mails reach them; `n` counts these mails. */
  | Event<'ProofMailed', { accountId: string; n: number; smtpCode: number; acceptedAt: string }>
  | Event<'ProofRefused', { accountId: string; n: number; smtpCode: number }>
  /** Somebody pressed it with a hand: that mail was read. */
  | Event<'MailboxProven', { accountId: string; n: number; provenAt: string }>
  | Event<'LifePlanSet', Terms & { accountId: string; setAt: string }>
  /** Its author is away: nothing is asked until then. */
  | Event<'LifePaused', { pausedAt: string; until: string }>
  | Event<'LifeResumed', { resumedAt: string }>
  /** A question is about to leave; `lastSignAt` is the sign that it follows. */
  | Event<'CheckInAttempted', CheckIn & { lastSignAt: string }>
  | Event<'CheckInAccepted', CheckIn & { smtpCode: number; acceptedAt: string }>
  | Event<'CheckInDeferred', CheckIn & Missed & { smtpCode: number }>
  | Event<'CheckInRejected', CheckIn & Missed & { smtpCode: number }>
  | Event<'CheckInBounced', CheckIn & Missed & { dsnStatus: string }>
  /** No question has an answer; `unreachedDays` where no address took one for as long as the author had said. */
  | Event<
      'LifePresumed',
      { round: number; asksAccepted: number; lastSignAt: string; presumedAt: string; unreachedDays?: number }
    >
  /** The author was seen, where that ends something: questions, reports of these contacts, or what was concluded from them. */
  | Event<'SignOfLifeSeen', { source: 'app' | 'mail'; seenAt: string; reportedBy?: readonly string[] }>
  /** What was concluded was wrong; `reports` where a contact took theirs back. */
  | Event<'LifeRestored', { source: 'app' | 'mail' | 'reports'; restoredAt: string }>
  /** A contact wants to report a death: digits go to their own mailbox, and were taken there or not. */
  | Event<'ReportCodeAsked', { contactId: string; nonce: string; askedAt: string }>
  | Event<'ReportCodeMailed', { contactId: string; nonce: string; smtpCode: number; acceptedAt: string }>
  | Event<'ReportCodeRefused', { contactId: string; nonce: string; smtpCode: number }>
  /** They typed other digits. */
  | Event<'ReportCodeFailed', { contactId: string; failedAt: string }>
  | Event<'DeathReported', { contactId: string; reportedAt: string }>
  | Event<'ReportWithdrawn', { contactId: string; withdrawnAt: string }>
  /** Enough contacts have reported a death: its author has until then to object; `signInOnly` where a press by mail is not enough. */
  | Event<'ChallengeOpened', { openedAt: string; until: string; signInOnly?: boolean }>
  /** They could not have objected in that time: it goes on, and the last mail leaves again. */
  | Event<'ChallengeExtended', { until: string }>
  | Event<'LifeConfirmed', { contactIds: readonly string[]; lastSignAt: string; confirmedAt: string }>

/** Sealed with the account's key. */
export const personal = { ContactInvited: ['name', 'address'] } as const
