import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['item'] as const

/** The family, or whoever added it and nobody else. */
type Visibility = 'family' | 'only_me'

/** When it was, as somebody said it: the first and the last day that they mean, or a second; open ends are null. */
export type Said = {
  readonly kind: 'exact' | 'day' | 'month' | 'year' | 'decade' | 'range' | 'before' | 'after' | 'about' | 'unknown'
  readonly from: string | null
  readonly to: string | null
  readonly words: string
}

/** What came with a file beside it, in an archive: when it was taken, by a clock there, and where. */
export type Told = { readonly taken?: string; readonly lat?: number; readonly lon?: number }

/** In the bin for long enough; the family has the same file; it never arrived; with its contributor; with its family. */
export type Ending = 'binned' | 'same_bytes' | 'never_arrived' | 'member_gone' | 'family_ended'

export type ItemsEvent =
  | Event<
      'ItemAdded',
      {
        itemId: string
        familyId: string
        contributorId: string
        visibility: Visibility
        /** Its file; none of what was only written. */
        mediaId?: string
        /** What the file was called. */
        name: string
        title: string
        text: string
        /** The item that it tells about. */
        about?: string
        /** Whatever else came with the same one may be its other half: a picture, and the film of its moment. */
        pair?: string
        /** The archive that it came in, and what that tells of it. */
        cameIn?: string
        told?: Told
        /** No machine is to look at it from the first. */
        noAnalysis?: true
        addedAt: string
      }
    >
  | Event<'ItemDescribed', { title: string; caption: string; text: string }>
  /** Null: what was said before is taken back. */
  | Event<'ItemDated', { date: Said | null }>
  | Event<'PeopleTagged', { personIds: readonly string[]; speakerId?: string }>
  | Event<'ItemPlaced', { placeId: string | null }>
  | Event<'PictureTurned', { degrees: 0 | 90 | 180 | 270 }>
  | Event<'VisibilitySet', { visibility: Visibility }>
  /** What is said in it, as somebody wrote it down or corrected it. */
  | Event<'TranscriptWritten', { text: string }>
  /** No machine is to look at it, whatever the family allows; or as the family says. */
  | Event<'AnalysisRefused', { refusedAt: string }>
  | Event<'AnalysisAllowed', { allowedAt: string }>
  /** What a machine made of it in this step was wrong: it is thrown away, and not made again. */
  | Event<'ReadingRejected', { step: 'words' | 'ocr'; rejectedAt: string }>
  /** Somebody else of the family has the same file. */
  | Event<'ContributorJoined', { accountId: string; caption: string; joinedAt: string }>
  | Event<'FavoriteMarked', { accountId: string; isFavorite: boolean }>
  /** `unpacked`: it was an archive, and all that was in it is kept by itself. */
  | Event<'ItemBinned', { binnedBy: string; binnedAt: string; as?: 'unpacked' }>
  | Event<'ItemRestored', { restoredAt: string }>
  /** It is the film of a picture's moment: seen with that one alone, and wherever that goes. */
  | Event<'BecameMotion', { stillId: string }>
  /** What came with its file was in another archive of the same set. */
  | Event<'ItemTold', { told: Told }>
  /** Nothing of it is kept: its key and its file go. `intoId` is the item that has the same file. */
  | Event<'ItemErased', { reason: Ending; intoId?: string; erasedAt: string }>

/** Sealed with the item's own key. */
export const personal = {
  ItemAdded: ['name', 'title', 'text', 'told'],
  ItemDescribed: ['title', 'caption', 'text'],
  ItemDated: ['date'],
  TranscriptWritten: ['text'],
  ContributorJoined: ['caption'],
  ItemTold: ['told'],
} as const
