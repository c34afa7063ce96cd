import * as v from 'valibot'
import { Id, Instant, Proof, type Sentences } from '../../kernel/contract.ts'

export const MessageStatus = v.picklist([
  'draft',
  'scheduled',
  'noticed',
  'checked',
  'stalled',
  'held',
  'paused',
  'claimed',
  'delivering',
  'delivered',
  'undeliverable',
  'recalled',
  'cancelled',
  'erased',
])
export type MessageStatus = v.InferOutput<typeof MessageStatus>

const Title = v.pipe(v.string(), v.trim())

export const CreateDraft = v.strictObject({
  messageId: Id,
  kind: v.picklist(['voice', 'video', 'text', 'mixed']),
  title: v.optional(Title),
})
export type CreateDraft = v.InferOutput<typeof CreateDraft>

/** Lengths and counts are the decisions' to refuse, so that the answer can name them. */
export const EditMessage = v.strictObject({
  title: v.optional(Title),
  body: v.optional(v.string()),
  mediaIds: v.optional(v.array(Id)),
  /**
   * What is said in a recording of the message: a line each, which may begin with its time (`[1:02.5]`), or a file of
   * captions (WebVTT or SubRip), which is kept as such lines.
   */
  transcript: v.optional(v.strictObject({ mediaId: Id, text: v.string() })),
  recipientIds: v.optional(v.array(Id)),
})
export type EditMessage = v.InferOutput<typeof EditMessage>

const RuleEnds = {
  count: v.optional(v.number()),
  until: v.optional(v.string()),
  /** Where 29 February goes in other years; 28 February unless said. */
  leapDay: v.optional(v.picklist(['feb28', 'mar1'])),
}
/** How a date comes back; ends after `count` times, after the day `until` (YYYY-MM-DD), or never. */
export const Rule = v.strictObject({
  every: v.string(),
  ...RuleEnds,
})
export type Rule = v.InferOutput<typeof Rule>

/**
 * `local` is the wall-clock time in `zone` (IANA); the server resolves it to an instant, and refuses what is neither in
 * words of its own. `preconsentDays`: null is never, absent the usual (60 days for a `silent` date). `linkDays`: how long a
 * recipient's link opens, null is for ever, absent the usual (400 days).
 */
export const ScheduleMessage = v.strictObject({
  mode: v.picklist(['fixed', 'recurring']),
  local: v.string(),
  zone: v.string(),
  rule: v.optional(Rule),
  answerRule: v.picklist(['silent', 'always']),
  deliverIfIDie: v.optional(v.boolean()),
  lateLimitDays: v.optional(v.number()),
  preconsentDays: v.optional(v.nullable(v.number())),
  linkDays: v.optional(v.nullable(v.number())),
  /** Asked for when the date leaves room for one mail only. */
  ...Proof,
})
export type ScheduleMessage = v.InferOutput<typeof ScheduleMessage>

/** Nothing goes out until this moment, or until the author says otherwise. */
export const PauseMessage = v.strictObject({ until: Instant })
export type PauseMessage = v.InferOutput<typeof PauseMessage>
/** Staff hold a message back for some days, and note what they found out. */
export const PauseByStaff = v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)) })
export type PauseByStaff = v.InferOutput<typeof PauseByStaff>
export const NoteMessage = v.strictObject({
  note: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please write a few words.'),
    v.maxLength(1_000, 'Up to 1,000 characters.'),
  ),
})
export type NoteMessage = v.InferOutput<typeof NoteMessage>
export const StaffNotes = v.array(v.object({ note: v.string(), notedBy: v.string(), notedAt: Instant }))
export const ResumeMessage = v.strictObject({})
export const RestoreMessage = v.strictObject({})

/** `keep_date` lets the same round go on; `now` sends as soon as one mail to the author leaves room for. */
export const ReleaseHold = v.strictObject({
  how: v.picklist(['keep_date', 'now']),
  ...Proof,
})
export type ReleaseHold = v.InferOutput<typeof ReleaseHold>

/** `messageId` is the new draft's, made by the caller. */
export const CopyMessage = v.strictObject({ messageId: Id })
export type CopyMessage = v.InferOutput<typeof CopyMessage>

/** `here` (also when absent) holds the message; `planned` leaves it on its way. */
export const Respond = v.strictObject({ action: v.optional(v.picklist(['here', 'planned'])) })
export type Respond = v.InferOutput<typeof Respond>
export type CancelMessage = v.InferOutput<typeof CancelMessage>
export const CancelMessage = v.strictObject({ reason: v.optional(v.pipe(v.string(), v.maxLength(500))) })

export const RecallMessage = v.strictObject({})

/** The form of the answer page. */
export const AnswerCheck = v.strictObject({
  nonce: v.pipe(v.string(), v.maxLength(200)),
  action: v.picklist(['here', 'planned', 'cancel', 'recall']),
  number: v.optional(v.pipe(v.string(), v.maxLength(10))),
})

export const Slot = v.object({ slot: v.number(), at: Instant, minWaitMs: v.number() })
export type Slot = v.InferOutput<typeof Slot>

/** The commands a person may give a message now. */
export const Allowed = v.array(
  v.picklist([
    'edit',
    'schedule',
    'respond',
    'pause',
    'resume',
    'cancel',
    'restore',
    'keep-date',
    'send-now',
    'recall',
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
  heldReason: v.nullable(v.picklist(['answered', 'late', 'date_missed'])),
  pausedUntil: v.nullable(Instant),
  /** Whose pause it is: what a trusted contact delayed goes on by itself. */
  pausedBy: v.nullable(v.picklist(['author', 'contact', 'admin'])),
  cancelledAt: v.nullable(Instant),
  /** Until when what was claimed can be taken back. */
  recallUntil: v.nullable(Instant),
  nextStep: v.nullable(v.string()),
  nextStepAt: v.nullable(Instant),
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

export const MessageDetail = v.object({
  message: MessageRow,
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

export const Scheduled = v.object({
  state: MessageStatus,
  dueAt: Instant,
  slots: v.array(Slot),
  plan: v.picklist(['normal', 'short']),
  revision: v.number(),
})
export const Changed = v.object({ state: MessageStatus, revision: v.number() })

export const refusals = {
  'not-found': 404,
  stale: 412,
  'address-unverified': 403,
  'too-many-drafts': 409,
  'message-closed': 409,
  'message-claimed': 409,
  'content-too-long': 400,
  'too-many-lines': 400,
  'times-disordered': 400,
  'time-too-late': 400,
  'end-too-early': 400,
  'not-attached': 409,
  'media-not-ready': 409,
  'media-unplayable': 409,
  'empty-message': 409,
  'no-recipient': 409,
  'too-many-recipients': 400,
  'recipient-declined': 409,
  'recipient-unknown': 400,
  'no-verification': 409,
  'self-only': 409,
  'due-past': 409,
  'due-too-soon': 409,
  'due-too-far': 409,
  'due-invalid': 400,
  'lead-too-short': 409,
  'zone-unknown': 400,
  'rule-invalid': 400,
  'plan-invalid': 400,
  'reauth-needed': 403,
  'pause-too-long': 400,
  'not-held': 409,
  'not-scheduled': 409,
  'restore-too-late': 409,
  'recall-too-late': 409,
  'not-claimed': 409,
  'link-invalid': 404,
  'link-expired': 410,
  // Answers that only activities get; they mean "look again".
  'stale-round': 409,
  'not-due': 409,
  'notice-missing': 409,
  'clock-skew': 409,
  'content-damaged': 409,
  'hold-running': 409,
  'not-done': 409,
  'waiver-not-allowed': 409,
  'not-answerable': 409,
} as const
export type MessageRefusal = keyof typeof refusals

export const sentences: Sentences<MessageRefusal> = {
  'not-found': 'We could not find this message.',
  stale: 'This message changed in another window. Here is the new version.',
  'address-unverified': 'Confirm your e-mail first: without it we could not warn you.',
  'too-many-drafts': 'Finish or delete a draft first.',
  'message-closed': 'This message is finished.',
  'message-claimed': 'Delivery has begun. You can take it back until {until}.',
  'content-too-long': '{what} may have {max} characters; yours has {n}.',
  'too-many-lines': 'The words of a recording may have {max} lines; yours have {n}.',
  'times-disordered': 'The line at {at} stands below a later one. Please put the times in order.',
  'time-too-late': 'The line at {at} begins when the recording is over already.',
  'end-too-early': 'The line at {at} ends before it begins. Please mend its end, or leave it out.',
  'not-attached': 'This recording is not part of the message, so its words cannot be kept.',
  'media-not-ready': 'Your recording is still being prepared ({progress} %).',
  'media-unplayable': 'We cannot play this file. Please record again.',
  'empty-message': 'Record or write something first.',
  'no-recipient': 'Choose at least one person.',
  'too-many-recipients': 'Up to 20 people.',
  'recipient-declined': '{name} asked not to receive messages from you.',
  'recipient-unknown': 'Choose people from your list.',
  'no-verification': 'Choose how {name} proves it is them.',
  'self-only': 'You would be asked and told at the same address; add someone or choose "always".',
  'due-past': 'That time is over.',
  'due-too-soon': 'Choose a time at least one hour from now.',
  'due-too-far': 'Up to 50 years.',
  'due-invalid': 'Write the date as shown.',
  'lead-too-short':
    "We promise two checks, two days and one day before. The earliest date is {earliest}. Or choose 'send even if I answer'.",
  'zone-unknown': 'Choose a time zone from the list.',
  'rule-invalid': 'Choose yearly or monthly.',
  'plan-invalid': 'Choose {min} to {max}.',
  'reauth-needed': 'Enter your password once more, or use your passkey.',
  'pause-too-long': 'Up to one year; you can renew it.',
  'not-held': 'This message is not on hold.',
  'not-scheduled': 'This message has no date that could be paused.',
  'restore-too-late': 'It was erased on {date}.',
  'recall-too-late': 'It was delivered on {date}; {opened} of {of} opened it.',
  'not-claimed': 'Delivery has not begun. You can still cancel it.',
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'link-expired': 'This date was changed.',
  'stale-round': 'The date was changed.',
  'not-due': 'Waits until {until}.',
  'notice-missing': 'A notice is not accepted yet.',
  'clock-skew': 'Clocks disagree by {seconds}.',
  'content-damaged': 'The stored copy is damaged; please upload again.',
  'hold-running': 'Undo time runs.',
  'not-done': 'Mails still open.',
  'waiver-not-allowed': 'Neither ground holds.',
  'not-answerable': 'The answer page was down.',
}
