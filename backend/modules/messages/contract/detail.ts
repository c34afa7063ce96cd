import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { MessageRow } from './list.ts'

export const MessageDetail = v.object({
  message: MessageRow,
  /** What gave it its date where that was not its author, in words; empty where nothing did, or it has come to nothing. */
  why: v.string(),
  content: v.object({ title: v.string(), body: v.string() }),
  recipients: v.array(
    v.object({
      id: Id,
      name: v.string(),
      email: v.string(),
      verification: v.picklist(['none', 'passcode', 'question', 'otp']),
      delivery: v.nullable(v.object({ state: v.string(), sentAt: v.nullable(Instant), openedAt: v.nullable(Instant) })),
    }),
  ),
  media: v.array(
    v.object({
      id: Id,
      state: v.string(),
      /** Part of the message; a recording that was made and not yet taken in is not. */
      isAttached: v.boolean(),
      durationMs: v.nullable(v.number()),
      bytes: v.nullable(v.number()),
      sha256: v.nullable(v.string()),
      /** It has a picture too: `/api/media/:id/video`. */
      isVideo: v.boolean(),
      /** The part of another recording that it is, in milliseconds from that one's beginning. */
      cut: v.nullable(v.object({ from: Id, startMs: v.number(), endMs: v.number() })),
      /** Its words as their author wrote them down, or none. */
      transcript: v.string(),
      /** Some line has its time: `/api/messages/:id/captions/:mediaId`. */
      isTimed: v.boolean(),
    }),
  ),
})
export type MessageDetail = v.InferOutput<typeof MessageDetail>

/** `kind` past: it happened. planned: it will, unless something changes; `label` is a stable word the web puts in a sentence. */
export const TimelineEntry = v.object({
  at: Instant,
  kind: v.picklist(['past', 'planned']),
  label: v.string(),
  detail: v.record(v.string(), v.unknown()),
})
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>
export const Timeline = v.object({ past: v.array(TimelineEntry), planned: v.array(TimelineEntry) })
export type Timeline = v.InferOutput<typeof Timeline>
