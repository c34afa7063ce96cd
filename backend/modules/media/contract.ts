import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { bounded } from '../../kernel/words/bounded.ts'
import { line } from '../../kernel/text.ts'
import { bytesOf, limits, PORTRAIT } from './contract/bounds.ts'

export * from './contract/refusals.ts'

export { bytesOf, limits, PORTRAIT }

/** Tus metadata of an upload: `filename`, `type`, `purpose`, `messageId`, `mediaId` (made by the caller). */
export const UploadMetadata = v.object({
  mediaId: Id,
  messageId: Id,
  /**
   * What it is made for, as a module publishes it (`Recordable`); `messageId` is the id of that thing.
   * @number characters of what an upload is made for
   */
  purpose: v.pipe(v.string(), v.maxLength(20), v.regex(/^[a-z]{2,20}$/)),
  /** Whom the thing is for, where it is a family's: all of it, unless it is said. */
  visibility: v.optional(v.picklist(['family', 'only_me'])),
  /** @number characters of an upload's type */
  type: bounded(100),
  /** @number characters of an upload's file name */
  filename: v.optional(line(200)),
})
export type UploadMetadata = v.InferOutput<typeof UploadMetadata>

const Ms = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A part of another recording, in milliseconds from its beginning. */
export const Cut = v.strictObject({ from: Id, startMs: Ms, endMs: Ms })
export type Cut = v.InferOutput<typeof Cut>
/** @number what is left of a recording at the least */
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

/** The picture that an account shows of its owner; null where there is none. */
export const Portrait = v.object({ id: v.nullable(Id) })
export const Nothing = v.strictObject({})

/** Loudness of the recording, 20 a second, each 0..1. */
export const Peaks = v.array(v.number())
