import * as v from 'valibot'
import { Instant } from '../../kernel/contract.ts'
import { Stopped } from '../../kernel/log/stoppedAt.ts'
import type { Sentences } from '../../kernel/words/refusals.ts'

const text = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)))

/** What of the log to list; `q` looks in ids alone. Newest first, `cursor` as the page before answered it. */
export const HistoryFilter = v.object({
  /** @number characters of a stream in the history's filter */
  stream: text(100),
  /** @number characters of an event's type in the history's filter */
  type: text(60),
  actorKind: v.optional(v.picklist(['account', 'recipient', 'contact', 'visitor', 'system'])),
  /** @number characters of an actor in the history's filter */
  actorId: text(60),
  /** @number characters of an owner in the history's filter */
  owner: text(60),
  from: v.optional(Instant),
  to: v.optional(Instant),
  /** @number characters of what is looked for in the history */
  q: text(60),
  /** @number characters of a place in the history */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(20), v.regex(/^\d{1,20}$/, 'Start at the first page again.'))),
})
export type HistoryFilter = v.InferOutput<typeof HistoryFilter>

export const HistoryRow = v.object({
  pos: v.string(),
  stream: v.string(),
  revision: v.number(),
  type: v.string(),
  at: Instant,
  actorKind: v.string(),
  actorId: v.string(),
  ownerId: v.string(),
  commandId: v.string(),
  correlationId: v.string(),
  hash: v.string(),
  prevHash: v.string(),
  bytes: v.number(),
})
export type HistoryRow = v.InferOutput<typeof HistoryRow>
export const HistoryPage = v.object({ items: v.array(HistoryRow), next: v.nullable(v.string()) })
export type HistoryPage = v.InferOutput<typeof HistoryPage>

/** A field as an administrator may see it: sealed ones are named and never opened. */
export const StreamField = v.object({
  name: v.string(),
  state: v.picklist(['open', 'sealed', 'erased']),
  /** Of an open field, as JSON. */
  value: v.optional(v.string()),
})
export const StreamEvent = v.object({ ...HistoryRow.entries, fields: v.array(StreamField) })
export type StreamEvent = v.InferOutput<typeof StreamEvent>
export const StreamView = v.object({
  stream: v.string(),
  events: v.array(StreamEvent),
  /** Its runs at Temporal, where it has one and Temporal's pages are to be reached. */
  runsUrl: v.nullable(v.string()),
})
export type StreamView = v.InferOutput<typeof StreamView>

/**
 * Of one stream, or of the whole log where none is named.
 * @number characters of a stream that is to be verified
 */
export const Verify = v.strictObject({ stream: v.optional(v.pipe(v.string(), v.maxLength(100))) })
export type Verify = v.InferOutput<typeof Verify>

/** Lets the house deliver again that was brought back from a backup then; another restore since is not meant. */
export const OpenHouse = v.strictObject({ restoredAt: Instant })
export type OpenHouse = v.InferOutput<typeof OpenHouse>
/** Since when a restored house delivers nothing; null once it is open. */
export const Opened = v.object({ closedSince: v.nullable(Instant) })

export const Bad = v.object({
  stream: v.string(),
  revision: v.number(),
  reason: v.picklist(['changed', 'missing', 'unreadable', 'closed', 'anchor', 'copy']),
})
export type Bad = v.InferOutput<typeof Bad>
export const Verified = v.object({
  ok: v.boolean(),
  events: v.number(),
  anchorsChecked: v.number(),
  /** Copies of anchors in the object store; null where it was away, or one stream alone was asked for. */
  copiesChecked: v.nullable(v.number()),
  firstBad: v.nullable(Bad),
  /** The first bad event of each stream that has one, at most 50. */
  bad: v.array(Bad),
  at: Instant,
})
export type Verified = v.InferOutput<typeof Verified>

export const StalledRow = v.object({
  id: v.string(),
  ownerId: v.string(),
  state: v.string(),
  reason: v.nullable(v.string()),
  dueAt: v.nullable(Instant),
  nextStepAt: v.nullable(Instant),
  since: Instant,
})
export type StalledRow = v.InferOutput<typeof StalledRow>
export const Stalled = v.array(StalledRow)

/** A file of anything but a message that is damaged, by ids alone. */
export const DamagedFile = v.object({
  id: v.string(),
  /** What it was made for, and the id of that. */
  purpose: v.string(),
  thingId: v.string(),
  /** Which of its parts: `original`, or what was made of it. */
  parts: v.array(v.string()),
  since: Instant,
})
export type DamagedFile = v.InferOutput<typeof DamagedFile>

/** What was counted when the house last looked after itself, and when something was last amiss. */
const Looked = v.nullable(
  v.object({
    at: Instant,
    found: v.record(v.string(), v.number()),
    troubleAt: v.nullable(Instant),
    trouble: v.nullable(v.record(v.string(), v.number())),
  }),
)
export type Looked = v.InferOutput<typeof Looked>

export const MessageStats = v.object({
  byState: v.record(v.string(), v.number()),
  dueIn7Days: v.number(),
  noticesFailedToday: v.number(),
  noticesAcceptedToday: v.number(),
  /** From a link's mail to its opening, of the last thirty days; null while none was opened. */
  medianOpenMs: v.nullable(v.number()),
  /** Mails that were taken, of those that got an answer in the last thirty days, 0..1. */
  mailAcceptRate: v.nullable(v.number()),
  /** How far the slowest read table is behind the log. */
  projectionLagMs: v.number(),
  /** Last reconciliation of workflows; the log against its hashes; recordings read again, and families' files. */
  lastSweep: Looked,
  lastVerify: Looked,
  lastAudit: Looked,
  lastVaultAudit: Looked,
  /** What must not happen and was stopped, counted ever since; null where there was none. */
  faults: Looked,
  stalled: v.array(StalledRow),
  damagedFiles: v.array(DamagedFile),
  /** Subscriptions that wait for an operator. */
  stopped: v.array(Stopped),
})
export type MessageStats = v.InferOutput<typeof MessageStats>

export const refusals = { 'not-found': 404, invalid: 400 } as const
export const sentences: Sentences<keyof typeof refusals> = {
  'not-found': 'There is no such stream.',
  invalid: '{message}',
}
