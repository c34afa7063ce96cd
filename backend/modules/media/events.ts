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
  /** The family whose thing it is, where it is one's. */
  readonly familyId?: string
  /** As the uploader named it; what counts is sniffed from the bytes. */
  readonly type: string
  /** Unknown while a recording still runs. */
  readonly bytes?: number
  /** The most it may hold, in MB, as it was when it began; the house's usual where it is not said. */
  readonly largestMb?: number
  /** The part of another recording of the same message that it is. */
  readonly cut?: { readonly from: string; readonly startMs: number; readonly endMs: number }
}

/** What of a recording lies in the object store: what came, and what was made of it. */
export type Variant = 'original' | 'play' | 'video' | 'peaks' | 'picture'
/** SHA-256 of the plain bytes. */
export type Hashes = Readonly<Partial<Record<Variant, string>>>

/** Why what has arrived is refused: its kind, its state, or what it would take to prepare it. */
export type Unfit = 'file-type' | 'content-damaged' | 'media-unplayable' | 'film-too-large' | 'too-demanding'

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
  | Event<'MediaReady', { durationMs: number; variants: readonly string[]; peaksId: string; hashes: Hashes }>
  /** Read again to its end; `ok` says that nothing is damaged, or that it was mended. */
  | Event<'MediaAudited', { ok: boolean }>
  /** Gone, or not what was stored. */
  | Event<'MediaDamaged', { variant: Variant }>
  /** Made anew of the original. */
  | Event<'MediaMended', { hashes: Hashes }>

/** Ids, hashes and numbers: the recording itself lies sealed in the blob store. */
export const personal = {} as const
