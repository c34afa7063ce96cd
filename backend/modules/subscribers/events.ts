import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['subscriber'] as const
export type Source = 'footer' | 'blog' | 'story' | 'sign-up' | 'account'
type Mailed = { readonly request: number; readonly smtpCode: number }
export type SubscribersEvent =
  | Event<'SubscriptionRequested', { subscriberId: string; address: string; source: Source; requestedAt: string }>
  | Event<'ConfirmationAccepted', Mailed & { acceptedAt: string }>
  /** No mailbox took the mail, or mails like it are switched off. */
  | Event<'ConfirmationRejected', Mailed>
  // `same_browser` is no longer written: a link that is only opened confirms nothing.
  | Event<'SubscriptionConfirmed', { how: 'mail' | 'same_browser'; confirmedAt: string }>
  | Event<'Unsubscribed', { how: 'one_click' | 'page' | 'erased' }>
  | Event<'SubscriberSuppressed', { reason: 'bounced' | 'complained' }>

/** Sealed with the subscriber's own key: the stream is named by a keyed hash of the address. */
export const personal = { SubscriptionRequested: ['address'] } as const
