import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'

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
