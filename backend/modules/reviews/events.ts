import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['review'] as const
export type Opinion = { readonly name: string; readonly stars: 1 | 2 | 3 | 4 | 5; readonly text: string }
export type ReviewsEvent =
  | Event<'ReviewWritten', Opinion & { accountId: string; worksHere: boolean; writtenAt: string }>
  | Event<'ReviewEdited', Opinion & { editedAt: string }>
  | Event<'ReviewApproved', { by: string }>
  /** Why it is not shown; how many stars it gave is no reason. */
  | Event<'ReviewRefused', { by: string; reason: 'not_about_us' | 'personal_data' | 'abuse' | 'advertising' }>

/** Sealed with the account's key: an erased account's review is gone. */
export const personal = { ReviewWritten: ['name', 'text'], ReviewEdited: ['name', 'text'] } as const
