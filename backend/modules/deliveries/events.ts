import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).

/** Whom and what a delivery is for: in each event, so that a read table of messages needs no look-up. */
export type About = { readonly messageId: string; readonly recipientId: string }
export type Try = About & { readonly attempt: number; readonly mailId: string }

export type DeliveriesEvent =
  | Event<
      'DeliveryCreated',
      About & {
        authorId: string
        occurrence: number
        /** The recipient's address when delivery was claimed. */
        address: string
        name: string
        linkNonce: string
        expiresAt: string
      }
    >
  | Event<'LinkAttempted', Try>
  | Event<'LinkAccepted', Try & { smtpCode: number; acceptedAt: string }>
  | Event<'LinkDeferred', Try & { smtpCode: number; retryAt: string }>
  | Event<'LinkRejected', Try & { smtpCode: number }>
  | Event<'DeliveryOpened', About>
  | Event<'UnlockFailed', About & { tries: number; at: string }>
  | Event<'DeliveryLocked', About & { until: string }>
  | Event<'UnlockSucceeded', About & { method: 'passcode' }>
  | Event<'ContentPlayed', About & { mediaId: string; quarter: number }>
  | Event<'ContentDownloaded', About & { mediaId: string }>
  | Event<'DeliveryDeclined', About>

/** Sealed with the recipient's key. */
export const personal = { DeliveryCreated: ['address', 'name'] } as const
