import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one.

export type Start = {
  readonly ownerId: string
  readonly messageId: string
  readonly purpose: 'message' | 'reply'
  /** As the uploader named it; what counts is sniffed from the bytes. */
  readonly type: string
  /** Unknown while a recording still runs. */
  readonly bytes?: number
  /** The most it may hold, in MB, as it was when it began; 100 where it is not said. */
  readonly largestMb?: number
}

export type MediaEvent =
  | Event<'MediaStarted', Start>
  | Event<'MediaReceived', { bytes: number }>
  | Event<'MediaCancelled', { reason: 'asked' }>
  | Event<'MediaStored', { sha256: string; bytes: number; mime: string }>
  /** The original, once stored, is kept. */
  | Event<'MediaRejected', { code: 'file-type' | 'content-damaged' | 'media-unplayable' | 'too-long' }>
  /** Blobs `media/<id>/<variant>` and `media/<id>/<peaksId>`. */
  | Event<'MediaReady', { durationMs: number; variants: readonly string[]; peaksId: string }>

/** Ids, hashes and numbers: the recording itself lies sealed in the blob store. */
export const personal = {} as const
