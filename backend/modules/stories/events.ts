import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['story'] as const

export type Asked = {
  readonly storyId: string
  readonly familyId: string
  /** Who asks. */
  readonly contributorId: string
  readonly question: string
  readonly name: string
  /** The member, or the relative, who is asked. */
  readonly toAccountId?: string
  readonly relativeId?: string
  /** Absent where the link is handed over in another way. */
  readonly address?: string
  readonly addressHash?: string
  readonly askedAt: string
  readonly expiresAt: string
}
export type Told = {
  readonly words: string
  readonly mediaId?: string
  /** Whether the family may show it to others by a link. */
  readonly mayShare: boolean
  readonly toldAt: string
}
export type Scope = 'question' | 'family'
export type Ending = 'teller' | 'removed' | 'account' | 'family'

export type StoriesEvent =
  | Event<'StoryAsked', Asked>
  | Event<'StoryMailed', { smtpCode: number; acceptedAt: string }>
  /** No mailbox took the question or its reminder, at once or as a mail that came back. */
  | Event<'StoryMailRefused', { mail: 'question' | 'reminder'; smtpCode: number; dsnStatus?: string }>
  /** Its mailbox has enough of today: the mail leaves on that morning. */
  | Event<'StoryMailPutOff', { mail: 'question' | 'reminder'; leavesAt: string }>
  | Event<'StoryReminded', { smtpCode: number; acceptedAt: string }>
  /** `takesUntil`: what was begun before may still be sent; left out where nobody is there who would hear it. */
  | Event<'StoryWithdrawn', { withdrawnAt: string; takesUntil?: string }>
  | Event<'StoryTold', Told>
  /** `family`: nobody in it asks that address again. */
  | Event<'StoryDeclined', { scope: Scope; declinedAt: string }>
  | Event<'StoryDeclineUndone', { undoneAt: string }>
  | Event<'StoryMisdirected', { reportedAt: string }>
  | Event<'StoryNamed', { title: string }>
  | Event<'StoryRemoved', { removedBy: string; removedAt: string }>
  | Event<'StoryRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key and its recordings go. */
  | Event<'StoryErased', { reason: Ending; erasedAt: string }>

/** Sealed with the story's own key. */
export const personal = {
  StoryAsked: ['question', 'name', 'address'],
  StoryTold: ['words'],
  StoryNamed: ['title'],
} as const
