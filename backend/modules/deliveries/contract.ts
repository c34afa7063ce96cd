import * as v from 'valibot'
import { Id, Instant, pressed } from '../../kernel/contract.ts'
import { emailAddress, bounded } from '../../kernel/words/bounded.ts'
import { lines } from '../../kernel/text.ts'

export * from './contract/refusals.ts'
export { Press } from '../../kernel/contract.ts'

export const Nothing = v.strictObject({})
/** `code`: by the six digits that count instead of the proof once a contact has said yes. */
export const Unlock = v.strictObject({
  ...pressed,
  answer: bounded(),
  by: v.optional(v.literal('code')),
})
export const RecordPlay = v.strictObject({ mediaId: Id, quarter: v.picklist([1, 2, 3, 4]) })
export type RecordPlay = v.InferOutput<typeof RecordPlay>
/** Without a scope it is this message alone. */
export const Decline = v.strictObject({ ...pressed, scope: v.optional(v.picklist(['message', 'author'])) })
/** A contact's answer by the form of their page; `nonce` says that the page was read before. */
export const ContactAnswer = v.strictObject({ nonce: bounded() })
/** A contact gives the address of somebody whom no mail reaches, by the form of their page. */
export const ProposeAddress = v.strictObject({
  ...ContactAnswer.entries,
  address: emailAddress(),
})
/** A contact's answer to the n-th address that another gave. */
export const ProposalAnswer = v.strictObject({
  ...ContactAnswer.entries,
  /** @number digits of the number of a proposed address */
  n: v.pipe(v.string(), v.maxLength(4), v.regex(/^\d{1,4}$/), v.transform(Number)),
})
/** The author's answer to it. */
export const ProposalWord = v.strictObject({ n: v.pipe(v.number(), v.integer(), v.minValue(1)) })
export type ProposalWord = v.InferOutput<typeof ProposalWord>
/** Its length is the decision's to refuse, so that the answer can name it; here it is only bounded. */
export const Reply = v.strictObject({
  replyId: v.optional(Id),
  /** @number characters of a reply */
  body: v.optional(lines(20_000)),
  mediaId: v.optional(Id),
})
export type Reply = v.InferOutput<typeof Reply>

export const DeliveredContent = v.object({
  senderName: v.string(),
  title: v.string(),
  body: v.string(),
  recordedAt: Instant,
  /** When it was promised for, where it came later than that. */
  dueOn: v.nullable(Instant),
  media: v.array(
    v.object({
      id: Id,
      kind: v.picklist(['voice', 'video']),
      durationMs: v.nullable(v.number()),
      mime: v.string(),
      /** What is said in it, as its author wrote it down, each line with its time or without; or nothing. */
      transcript: v.string(),
      /** It could not be read any more when it was to be handed over: only its words are there. */
      isLost: v.boolean(),
    }),
  ),
})
export type DeliveredContent = v.InferOutput<typeof DeliveredContent>

/** What a recipient will see first, as their email and their closed page say it. */
export const Preview = v.object({
  recipientId: Id,
  name: v.string(),
  /** Where it goes; a guardian's for a child, and for a grown one whose own address nobody knows. */
  mailbox: v.object({ address: v.string(), isGuardians: v.boolean() }),
  from: v.object({ author: v.string(), relation: v.string(), portraitId: v.nullable(Id) }),
  mail: v.object({ subject: v.string(), lines: v.array(v.string()) }),
  page: v.object({
    date: v.string(),
    heading: v.string(),
    whose: v.pipe(v.array(v.string()), v.readonly()),
    lines: v.pipe(v.array(v.string()), v.readonly()),
    note: v.string(),
  }),
})
export type Preview = v.InferOutput<typeof Preview>

/** A reply as the author reads it. */
export const ReplyRow = v.object({
  id: Id,
  at: Instant,
  body: v.string(),
  media: v.nullable(v.object({ id: Id, state: v.string(), durationMs: v.nullable(v.number()) })),
})
export type ReplyRow = v.InferOutput<typeof ReplyRow>

/** A reply among all that came to its author; `isNew` until they open the list of all. */
export const ReplyToAuthor = v.object({
  ...ReplyRow.entries,
  deliveryId: Id,
  messageId: Id,
  title: v.string(),
  name: v.string(),
  isNew: v.boolean(),
})
export type ReplyToAuthor = v.InferOutput<typeof ReplyToAuthor>
export const ReplyList = v.object({ items: v.array(ReplyToAuthor), next: v.nullable(v.string()) })
export type ReplyList = v.InferOutput<typeof ReplyList>
export const NewReplies = v.object({ count: v.number() })

/** How a delivery stands, for the message's author. */
export const DeliveryRow = v.object({
  id: Id,
  recipientId: Id,
  state: v.picklist(['queued', 'sent', 'bounced', 'opened', 'unlocked', 'played', 'declined', 'revoked']),
  sentAt: v.nullable(Instant),
  /** When it was unlocked: whoever only reached the page has read nothing. */
  openedAt: v.nullable(Instant),
  /** When a mailbox that said no is asked again. */
  retryAt: v.nullable(Instant),
  expiresAt: Instant,
  lockedUntil: v.nullable(Instant),
  helpAt: v.nullable(Instant),
  /** Whether the author's contacts say that it is really the recipient, and until when that is open. */
  confirmation: v.nullable(v.picklist(['asked', 'given', 'refused', 'forbidden', 'over'])),
  confirmationUntil: v.nullable(Instant),
  /** Another address that a trusted contact gave, while it is neither used nor refused. */
  proposal: v.nullable(
    v.object({
      n: v.number(),
      address: v.string(),
      /** When it is used by itself; null while it needs somebody's yes. */
      countsAt: v.nullable(Instant),
      isSupported: v.boolean(),
      opensAlone: v.boolean(),
    }),
  ),
  thankedAt: v.nullable(Instant),
  revokedAs: v.nullable(v.picklist(['taken_back', 'wrong_person'])),
  replies: v.array(ReplyRow),
})
export type DeliveryRow = v.InferOutput<typeof DeliveryRow>
