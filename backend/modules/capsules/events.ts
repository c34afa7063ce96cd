import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['capsule'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

/** The first moment of a day, where `zone` is. */
type Opening = { day: string; zone: string; opensAt: string }
type Head = Opening & { title: string; openerIds: string[] }
export type Contribution = {
  readonly contributionId: string
  readonly kind: 'file' | 'words' | 'question'
  /** An account. */
  readonly contributorId: string
  readonly words: string
  readonly mediaId?: string
  readonly addedAt: string
}
/** What was written down of one thing at the sealing, by SHA-256 of its stored bytes as they lie there, sealed. */
export type Noted = { readonly contributionId: string; readonly blobs: Readonly<Record<string, string>> }

export type CapsulesEvent =
  | Event<'CapsuleAdded', Head & { capsuleId: string; familyId: string; contributorId: string; addedAt: string }>
  /** What it is now, all of it, while it is filled. */
  | Event<'CapsuleEdited', Head>
  | Event<'ContributionAdded', Contribution>
  | Event<'ContributionWithdrawn', { contributionId: string; withdrawnAt: string }>
  /** From here on nobody adds, changes or reads what is in it. */
  | Event<'CapsuleSealed', { sealedBy: string; sealedAt: string }>
  /** The key of its contents lies in the time vault. */
  | Event<'CapsuleLocked', { manifest: Noted[]; hashes: Record<string, string>; lockedAt: string }>
  | Event<'OpenersChanged', { openerIds: string[] }>
  | Event<'OpeningDateMoved', Opening>
  /** What of it is not as it was written down; none where all is. */
  | Event<'ContentsChecked', { damaged: string[]; checkedAt: string }>
  | Event<'OpenersAsked', { askedAt: string }>
  | Event<'CapsuleOpened', { openedAt: string }>
  | Event<
      'QuestionAnswered',
      { answerId: string; contributionId: string; answeredBy: string; words: string; answeredAt: string }
    >
  | Event<'CapsuleRemoved', { removedBy: string; removedAt: string }>
  | Event<'CapsuleRestored', { restoredAt: string }>
  /** Nothing of it is kept: its keys go. */
  | Event<'CapsuleErased', { reason: Ending; erasedAt: string }>

/** Sealed with the key of the capsule's contents, which lies in the time vault while it is sealed. */
export const OF_CONTENTS = { ContributionAdded: ['words'], CapsuleLocked: ['hashes'] } as const
/** The rest with the capsule's own key. */
export const personal = {
  CapsuleAdded: ['title'],
  CapsuleEdited: ['title'],
  QuestionAnswered: ['words'],
  ...OF_CONTENTS,
} as const
