import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { RuleEnds } from './schedule.ts'
import { MessageStatus } from './status.ts'

/** @number characters of what a list of messages is asked for */
const Wanted = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(1_000),
    v.transform((text) => text || undefined),
  ),
)
/** Which of one's messages to list; what is left empty asks for nothing. */
export const MessageFilter = v.object({
  /** One, or several with commas. */
  state: Wanted,
  mode: Wanted,
  /** What gave it its date where its author did not: one, or several with commas. */
  cause: Wanted,
  /** A recipient's id. */
  person: Wanted,
  /** Words of a title, a letter or a name. */
  q: Wanted,
  /** `next` of the page before. */
  cursor: Wanted,
})
export type MessageFilter = v.InferOutput<typeof MessageFilter>

/** The commands a person may give a message now, in this order. */
export const Allowed = v.array(
  v.picklist([
    'edit',
    'schedule',
    'arm',
    'respond',
    'keep-date',
    'send-now',
    'pause',
    'resume',
    'restore',
    'recall',
    'cancel',
    'copy',
  ]),
)

export const MessageRow = v.object({
  id: Id,
  kind: v.string(),
  title: v.string(),
  state: MessageStatus,
  mode: v.nullable(v.string()),
  answerRule: v.nullable(v.string()),
  round: v.number(),
  local: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  dueAt: v.nullable(Instant),
  promisedAt: v.nullable(Instant),
  plan: v.nullable(v.picklist(['normal', 'short'])),
  /** The author has said "as planned" in this round: they are asked no more. */
  isConfirmed: v.boolean(),
  occurrence: v.number(),
  rule: v.nullable(v.looseObject({ every: v.picklist(['year', 'month']), ...RuleEnds })),
  deliverIfIDie: v.nullable(v.boolean()),
  lateLimitDays: v.nullable(v.number()),
  preconsentDays: v.nullable(v.number()),
  /** How long a recipient's link opens; null is for ever. */
  linkDays: v.nullable(v.number()),
  heldReason: v.nullable(v.picklist(['answered', 'late', 'date_missed', 'incomplete'])),
  pausedUntil: v.nullable(Instant),
  /** Whose pause it is: what a trusted contact delayed goes on by itself. */
  pausedBy: v.nullable(v.picklist(['author', 'contact', 'admin'])),
  cancelledAt: v.nullable(Instant),
  /** Until when what was claimed can be taken back. */
  recallUntil: v.nullable(Instant),
  nextStep: v.nullable(v.string()),
  nextStepAt: v.nullable(Instant),
  /** What it is kept for, or was until that gave it its date; null of a message whose date its author chose. */
  trigger: v.nullable(v.picklist(['inactivity', 'contacts', 'either', 'both', 'milestone'])),
  delayDays: v.nullable(v.number()),
  /** The trusted contacts who may announce the occasion now, and all that they see of it; empty where there is none. */
  announcerIds: v.array(Id),
  occasion: v.string(),
  /** What has given it its date, where that was not its author. */
  triggeredBy: v.nullable(v.picklist(['presumed', 'confirmed', 'milestone'])),
  recipientNames: v.array(v.string()),
  /** Of the last delivery, where it comes again. */
  openedN: v.number(),
  mediaN: v.number(),
  durationMs: v.nullable(v.number()),
  stalledReason: v.nullable(v.string()),
  allowed: Allowed,
  revision: v.number(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type MessageRow = v.InferOutput<typeof MessageRow>

export const MessageList = v.object({
  items: v.array(MessageRow),
  counts: v.record(v.string(), v.number()),
  next: v.nullable(v.string()),
})
export type MessageList = v.InferOutput<typeof MessageList>
