import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['wishes'] as const

export type WishesEvent =
  /** A section as it is now, all of it; readers see it once it is published. */
  | Event<'WishesSectionSaved', { accountId: string; section: string; words: string; when: string; savedAt: string }>
  /** What is saved by now is what readers see. */
  | Event<'WishesPublished', { accountId: string; version: number; hash: string; publishedAt: string }>
  /** Readers see nothing any more. */
  | Event<'WishesWithdrawn', { withdrawnAt: string }>
  /** Their author has read them again, and they still hold. */
  | Event<'WishesReviewed', { reviewedAt: string }>
  /** A year is over: their author is asked to read them again. */
  | Event<'WishesReviewAsked', { askedAt: string }>
  /** A trusted contact opened them. */
  | Event<'WishesRead', { contactId: string; version: number; readAt: string }>
  /** How long a contact who asks has to wait, so that their author can say no. */
  | Event<'WishesWaitSet', { accountId: string; waitHours: number }>
  /** A contact asks to read what is for a time of illness; it opens then unless its author says no. */
  | Event<'WishesAccessAsked', { contactId: string; askedAt: string; opensAt: string }>
  | Event<'WishesAccessDenied', { contactId: string; deniedAt: string }>
  | Event<'WishesAccessOpened', { contactId: string; openedAt: string }>
  /** Their account has ended. */
  | Event<'WishesEnded', { endedAt: string }>

/** Sealed with the account's key. A hash tells who guesses the words that they have guessed them. */
export const personal = { WishesSectionSaved: ['words'], WishesPublished: ['hash'] } as const
