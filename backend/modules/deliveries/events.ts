import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['delivery'] as const

/** Whom and what a delivery is for: in each event, so that a read table of messages needs no look-up. */
export type About = { readonly messageId: string; readonly recipientId: string }
/** `addrIdx` 1 is the recipient's second address. */
export type Try = About & { readonly attempt: number; readonly mailId: string; readonly addrIdx?: number }
/** What follows a mailbox's no: the time and the address of the next try; nothing when we have given up. */
export type AfterNo = { readonly retryAt?: string; readonly nextAddrIdx?: number }

export type DeliveriesEvent =
  | Event<
      'DeliveryCreated',
      About & {
        authorId: string
        occurrence: number
        /** The recipient's address when delivery was claimed. */
        address: string
        name: string
        backupAddress?: string
        linkNonce: string
        expiresAt: string
        /** How long a link lives, so that a fresh one lives as long; null is for ever, absent 400 days. */
        termDays?: number | null
        /** Of what a death or a silence sets free: its link waits until then for others to the same person. */
        leavesAt?: string
      }
    >
  | Event<'LinkAttempted', Try>
  | Event<'LinkAccepted', Try & { smtpCode: number; acceptedAt: string }>
  | Event<'LinkDeferred', Try & { smtpCode: number; retryAt: string; since: string }>
  | Event<'LinkRejected', Try & AfterNo & { smtpCode: number }>
  /** The mail came back after the transport had taken it. */
  | Event<'LinkBounced', Try & AfterNo & { dsnStatus: string }>
  | Event<'LinkReissued', About & { nonce: string; by: 'recipient' | 'admin'; expiresAt: string; at: string }>
  /** The newest link is mailed once more, for its mail was lost: asked for on the page of an older one. */
  | Event<'LinkResent', About & { at: string }>
  /** The author gave another address: a link of its own goes there. */
  | Event<'LinkReaddressed', About & { nonce: string; address: string; name: string; backupAddress?: string }>
  | Event<'ReminderMailed', About & { n: number; smtpCode: number; at: string }>
  | Event<'DeliveryOpened', About>
  | Event<'OtpRequested', About & { nonce: string; at: string }>
  | Event<'OtpSent', About & { nonce: string; smtpCode: number; acceptedAt: string }>
  | Event<'OtpRefused', About & { nonce: string; smtpCode: number }>
  | Event<'UnlockFailed', About & { tries: number; at: string }>
  | Event<'DeliveryLocked', About & { until: string }>
  | Event<'UnlockSucceeded', About & { method: 'passcode' | 'question' | 'otp' | 'confirmed' }>
  | Event<'ContentPlayed', About & { mediaId: string; quarter: number }>
  | Event<'ContentDownloaded', About & { mediaId: string }>
  | Event<'ThanksSent', About & { at: string }>
  | Event<'ReplySent', About & { replyId: string; body: string; mediaId?: string; at: string }>
  | Event<'HelpRequested', About & { n: number; at: string }>
  /** The author's trusted contacts are asked whether it is really the recipient, until then. */
  | Event<'ConfirmationRequested', About & { n: number; at: string; until: string }>
  /** A contact says that it is; with a code by mail that opens the message once, until then. */
  | Event<'ConfirmationGiven', About & { n: number; at: string; until: string }>
  /** A contact says that it is not, or the author does not want it to be opened so. */
  | Event<'ConfirmationRefused', About & { n: number; at: string; by: 'contact' | 'author' }>
  /**
   * No address takes our mail, and a trusted contact gives another. It is used at `countsAt` unless somebody says no;
   * without that time only after a yes. `opensAlone`: whoever reads it can open the message, for a code is the proof.
   */
  | Event<
      'AddressProposed',
      About & { n: number; contactId: string; address: string; at: string; countsAt?: string; opensAlone?: boolean }
    >
  /** Another contact says that it is right. */
  | Event<'AddressProposalSupported', About & { n: number; contactId: string; at: string; countsAt: string }>
  /** `proposer` takes it back; `house`: one whose word it stood on is no trusted contact any more. */
  | Event<'AddressProposalRefused', About & { n: number; at: string; by: 'proposer' | 'contact' | 'author' | 'house' }>
  | Event<'AddressProposalAccepted', About & { n: number; at: string; by: 'author' | 'time' }>
  /** `addressHash`: in whose mailbox it was said, as the address book hashes it, where it holds for all of the author's. */
  | Event<'DeliveryDeclined', About & { scope: 'message' | 'author'; at: string; addressHash?: string }>
  | Event<'DeliveryDeclineUndone', About & { at: string }>
  /** `addressHash`: whose mailbox it reached instead, where its reader says so on this page. */
  | Event<
      'DeliveryRevoked',
      About & {
        reason: 'taken_back' | 'wrong_person'
        at: string
        addressHash?: string
        /** The n-th time that it is said here; absent the first. */
        n?: number
      }
    >
  /** It was them after all: what was said the n-th time no longer counts. `addressHash` as there, where it is said here. */
  | Event<'WrongPersonUndone', About & { n: number; at: string; addressHash?: string }>
  /** A mail to the author about what the recipient did; never its words. */
  | Event<'AuthorTold', About & { what: string; outcome: 'accepted' | 'rejected'; smtpCode: number }>
  | Event<'AuthorTellDeferred', About & { what: string; attempt: number; retryAt: string }>

/** Sealed with the recipient's key. */
export const personal = {
  DeliveryCreated: ['address', 'name', 'backupAddress'],
  LinkReaddressed: ['address', 'name', 'backupAddress'],
  AddressProposed: ['address'],
  ReplySent: ['body'],
} as const
