import * as v from 'valibot'
import { Id, type Sentences } from '../../kernel/contract.ts'
import { Line } from '../../kernel/text.ts'
import { beyond, limits } from './contract/bounds.ts'

export { limits }
export const bytesOf = (mb: number): number => mb * 2 ** 20
export const largestFile = bytesOf(limits.fileMb)

/** Tus metadata of an upload: `filename`, `type`, `purpose`, `messageId`, `mediaId` (made by the caller). */
export const UploadMetadata = v.object({
  mediaId: Id,
  messageId: Id,
  /** A reply's `messageId` is the delivery that it answers. */
  purpose: v.picklist(['message', 'reply']),
  type: v.pipe(v.string(), v.maxLength(100)),
  filename: v.optional(v.pipe(Line, v.maxLength(200))),
})
export type UploadMetadata = v.InferOutput<typeof UploadMetadata>

const Ms = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A part of another recording, in milliseconds from its beginning. */
export const Cut = v.strictObject({ from: Id, startMs: Ms, endMs: Ms })
export type Cut = v.InferOutput<typeof Cut>
/** What is left of a recording lasts that long at the least. */
export const leastCutMs = 1_000

/** receiving -> stored -> ready, or rejected with the refusal code that says why. */
export const MediaRow = v.object({
  id: Id,
  messageId: Id,
  state: v.picklist(['receiving', 'storing', 'stored', 'ready', 'rejected']),
  /** Per cent of the preparation, 0..100. */
  progress: v.number(),
  bytes: v.nullable(v.number()),
  durationMs: v.nullable(v.number()),
  sha256: v.nullable(v.string()),
  mime: v.nullable(v.string()),
  rejectedAs: v.nullable(v.string()),
  /** What it can be played as: `play` is its sound (m4a), `video` its picture and sound (mp4, H.264). */
  variants: v.array(v.string()),
  /** The part of another recording that it is, if it is one. */
  cut: v.nullable(Cut),
})
export type MediaRow = v.InferOutput<typeof MediaRow>

/** Loudness of the recording, 20 a second, each 0..1. */
export const Peaks = v.array(v.number())

export const refusals = {
  'media-not-ready': 409,
  'media-unplayable': 409,
  'content-damaged': 409,
  'file-too-large': 413,
  'uploads-full': 413,
  'file-type': 415,
  'too-long': 409,
  'film-too-large': 409,
  'too-demanding': 409,
  'empty-file': 400,
  'upload-done': 409,
  'cut-too-short': 409,
  'not-found': 404,
} as const
export type MediaRefusal = keyof typeof refusals

export const sentences: Sentences<MediaRefusal> = {
  ...beyond,
  'media-not-ready': 'Your recording is still being prepared ({progress} %).',
  'media-unplayable': 'We cannot play this file. Please record again.',
  'content-damaged': 'The stored copy is damaged; please upload again.',
  'file-too-large': 'Files may have up to {mb} MB.',
  'file-type': 'We accept audio, video, images and PDF.',
  'empty-file': 'This file is empty.',
  'upload-done': 'This upload is already complete.',
  'cut-too-short': 'At least one second of the recording has to be left.',
  'not-found': 'We could not find this recording.',
}
