import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['support'] as const
export type Start = {
  readonly conversationId: string
  readonly channel: 'form' | 'chat' | 'feedback' | 'demo' | 'useful' | 'waiting'
  readonly topic: 'bereavement' | 'delivery' | 'access' | 'billing' | 'print' | 'other' | 'feedback' | 'demo'
  readonly priority: 'high' | 'normal' | 'low'
  readonly name: string
  readonly email: string
  readonly text: string
  readonly about: string
  /** Who was signed in; null for a visitor. */
  readonly accountId: string | null
  readonly startedAt: string
  /** By when the first answer is promised. */
  readonly dueAt: string
}
export type Said = { readonly turnId: string; readonly text: string; readonly at: string }
/** What it is by its bytes; its name and its content stand nowhere in the log. */
export type Attached = { readonly fileId: string; readonly type: string; readonly bytes: number; readonly at: string }
type Mailed = { readonly letter: number; readonly smtpCode: number }
export type SupportEvent =
  | Event<'ConversationStarted', Start>
  | Event<'CustomerReplied', Said>
  | Event<'FileAttached', Attached>
  /** Somebody wants to be told when sign-ups are open, at the address that they gave now. */
  | Event<'WaitingBegun', { email: string; at: string }>
  | Event<'OpeningTold', { at: string }>
  | Event<'WaitingEnded', { how: 'one_click' | 'page' | 'erased' }>
  | Event<'StaffReplied', Said & { staffId: string }>
  /** Read by staff alone. */
  | Event<'NoteAdded', Said & { staffId: string }>
  | Event<'ConversationClosed', { by: 'customer' | 'staff'; closedAt: string }>
  | Event<'ConversationReopened', { by: 'customer' | 'staff' }>
  /** Letters are numbered: the receipt is the first, then one for each answer and each opening. */
  | Event<'LetterAccepted', Mailed & { acceptedAt: string }>
  | Event<'LetterRejected', Mailed>

/** Sealed with the key of the account that asks, or with one of the conversation. */
export const personal = {
  ConversationStarted: ['name', 'email', 'text', 'about'],
  WaitingBegun: ['email'],
  CustomerReplied: ['text'],
  StaffReplied: ['text'],
  NoteAdded: ['text'],
} as const
