import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one.
export const categories = ['media'] as const

export type Start = {
  /** An account, or what somebody without one answers, such as a story, which is a family's. */
  readonly ownerId: string
  /** The id of what it belongs to, such as a message, a delivery that it answers, or a story. */
  readonly messageId: string
  /** What it is made for: this says of what kind the thing is that it belongs to. */
  readonly purpose: string
  /** The family whose thing it is, where it is one's and not its contributor's alone. */
  readonly familyId?: string
  /** Of the thing that it belongs to, whose key seals it: `<category>-<messageId>`; of a part of the thing, `<category>-<part>`. */
  readonly category?: string
  /** As the uploader named it; what counts is sniffed from the bytes. */
  readonly type: string
  /** Unknown while a recording still runs. */
  readonly bytes?: number
  /** The most it may hold, in MB, as it was when it began; the house's usual where it is not said. */
  readonly largestMb?: number
  /** The part of another recording of the same message that it is. */
  readonly cut?: { readonly from: string; readonly startMs: number; readonly endMs: number }
}

/** A page of a paper, from 1 on. */
export type Page = `page-${number}`
/**
 * What of a file lies in the object store: what came, and what was made of it. `picture` is a portrait; `thumb` and
 * `preview` are what is seen of a picture, a film or a paper; `motion` is the film that some pictures hold.
 */
export type Variant = 'original' | 'play' | 'video' | 'peaks' | 'picture' | 'thumb' | 'preview' | 'motion' | Page
/** SHA-256 of the plain bytes. */
export type Hashes = Readonly<Partial<Record<Variant, string>>>

/** What a camera or a recorder wrote into the file; nothing that it may have meant. */
export type Facts = {
  /** A day or a time of day as a wall clock shows it there: `1990-07-14`, `2024-06-30T23:30:00`. */
  readonly taken?: string
  /** The offset that the file names (`+11:00`), or `assumed` where its time is UTC and the zone is its owner's. */
  readonly zone?: string
  /** It was exposed by a camera: scanners write a date without it. */
  readonly hasExposure?: boolean
  readonly lat?: number
  readonly lon?: number
  readonly camera?: string
  /** What a phone writes into both halves of a picture that moves. */
  readonly contentId?: string
}

/** Why what has arrived is refused: its kind, its state, or what it would take to prepare it. */
export type Unfit = 'file-type' | 'content-damaged' | 'media-unplayable' | 'film-too-large' | 'too-demanding' | 'locked'

export type MediaEvent =
  | Event<'MediaStarted', Start>
  | Event<'MediaReceived', { bytes: number }>
  | Event<'MediaCancelled', { reason: 'asked' | 'abandoned' }>
  /** With its owner's account, or because nothing named it for long: nothing of it is kept. */
  | Event<'MediaErased', { erasedAt: string; reason?: 'unnamed' }>
  | Event<'MediaStored', { sha256: string; bytes: number; mime: string }>
  /** The original, once stored, is kept. */
  | Event<'MediaRejected', { code: Unfit | 'too-long' }>
  /** Blobs `media/<id>/<variant>` and `media/<id>/<peaksId>`. */
  | Event<
      'MediaReady',
      {
        durationMs: number
        variants: readonly string[]
        peaksId: string
        hashes: Hashes
        /** In pixels, as a film is seen. */
        width?: number
        height?: number
        /** What came is cut off: this is what could be played. */
        isPartial?: boolean
        facts?: Facts
      }
    >
  /**
   * A picture, a paper or any other file, of which so many variants can be seen: none of what is only kept. Width and
   * height are those of the whole picture, upright; `pages` is how many a paper has, also beyond those that are shown.
   */
  | Event<
      'MediaRendered',
      {
        variants: readonly Variant[]
        hashes: Hashes
        width?: number
        height?: number
        pages?: number
        /** What came is cut off: this is what could be read. */
        isPartial?: boolean
        facts?: Facts
      }
    >
  /** Read again to its end; `ok` says that nothing is damaged, or that it was mended. */
  | Event<'MediaAudited', { ok: boolean }>
  /** Gone, or not what was stored. */
  | Event<'MediaDamaged', { variant: Variant }>
  /** Made anew of the original. */
  | Event<'MediaMended', { hashes: Hashes }>

/** Sealed with the key of what it belongs to, as the bytes are in the blob store. */
export const personal = { MediaReady: ['facts'], MediaRendered: ['facts'] } as const
