import * as v from 'valibot'
import { Id, Instant, type Sentences } from '../../kernel/contract.ts'
import { Lines } from '../../kernel/text.ts'

export const Nothing = v.strictObject({})
/** `code`: by the six digits that count instead of the proof once a contact has said yes. */
export const Unlock = v.strictObject({
  answer: v.pipe(v.string(), v.maxLength(200)),
  by: v.optional(v.literal('code')),
})
export const RecordPlay = v.strictObject({ mediaId: Id, quarter: v.picklist([1, 2, 3, 4]) })
export type RecordPlay = v.InferOutput<typeof RecordPlay>
/** Without a scope it is this message alone. */
export const Decline = v.strictObject({ scope: v.optional(v.picklist(['message', 'author'])) })
/** A contact's answer by the form of their page; `nonce` says that the page was read before. */
export const ContactAnswer = v.strictObject({ nonce: v.pipe(v.string(), v.maxLength(200)) })
/** A contact gives the address of somebody whom no mail reaches, by the form of their page. */
export const ProposeAddress = v.strictObject({
  ...ContactAnswer.entries,
  address: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('This is not an e-mail address.')),
})
/** A contact's answer to the n-th address that another gave. */
export const ProposalAnswer = v.strictObject({
  ...ContactAnswer.entries,
  n: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
})
/** The author's answer to it. */
export const ProposalWord = v.strictObject({ n: v.pipe(v.number(), v.integer(), v.minValue(1)) })
export type ProposalWord = v.InferOutput<typeof ProposalWord>
/** Length is the decision's to refuse, so that the answer can name it. */
export const Reply = v.strictObject({ replyId: v.optional(Id), body: v.optional(Lines), mediaId: v.optional(Id) })
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

/** A reply as the author reads it. */
export const ReplyRow = v.object({
  id: Id,
  at: Instant,
  body: v.string(),
  media: v.nullable(v.object({ id: Id, state: v.string(), durationMs: v.nullable(v.number()) })),
})
export type ReplyRow = v.InferOutput<typeof ReplyRow>

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

export const refusals = {
  'link-invalid': 404,
  'link-expired': 410,
  'link-replaced': 410,
  'taken-back': 410,
  'wrong-person': 410,
  declined: 410,
  'not-open': 409,
  'already-opened': 409,
  'not-unlocked': 401,
  'no-proof': 409,
  'code-wrong': 409,
  'no-code': 409,
  'no-contacts': 409,
  'asked-lately': 409,
  'not-confirmed': 409,
  'confirmation-over': 410,
  'contact-invalid': 404,
  'proposal-over': 410,
  'proposal-open': 409,
  'proposal-yours': 409,
  'proposed-lately': 409,
  'address-of-proposer': 409,
  'address-of-contact': 409,
  'address-of-author': 409,
  'address-refused': 409,
  'address-declined': 409,
  locked: 429,
  'rate-limited': 429,
  'reply-empty': 400,
  'reply-too-long': 400,
  'too-many-replies': 409,
  'not-due': 409,
  'not-found': 404,
} as const
export type DeliveryRefusal = keyof typeof refusals

export const sentences: Sentences<DeliveryRefusal> = {
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'link-expired': 'This link is too old.',
  'link-replaced': 'We mailed you a newer link. Please open that one.',
  'taken-back': 'This message was taken back by the person who left it.',
  'wrong-person': 'This link was closed, because it had reached somebody else.',
  declined: 'You asked not to receive this message. Nothing more will be sent.',
  'not-open': 'Open the message first.',
  'already-opened': 'It was opened already, and stays with its reader.',
  'not-unlocked': 'Please show first that it is you.',
  'no-proof': 'Nobody has chosen yet how you show that it is you. Please ask the person who left it.',
  'code-wrong': 'That is not it. Tries left: {left}.',
  'no-code': 'That code is over. Ask for a new one.',
  'no-contacts': 'There is nobody else whom we could ask.',
  'asked-lately': 'We have asked already. You can ask again at {until}.',
  'not-confirmed': 'Nobody has told us yet that it is you.',
  'confirmation-over': 'This question is answered, or too much time has passed.',
  'contact-invalid': 'This link is not complete, or you are no trusted contact here any more.',
  'proposal-over': 'Another address is in use by now, or the message has gone another way.',
  'proposal-open': 'Somebody else has just given us an address.',
  'proposal-yours': 'You gave us this address yourself. We ask somebody else whether it is right.',
  'proposed-lately': 'You can give us another address from {until}.',
  'address-of-proposer': 'This is your own address. It has to be one that they read themselves.',
  'address-of-contact': 'This is the address of a trusted contact. It has to be one that they read themselves.',
  'address-of-author': 'This is an address of the person who left the message.',
  'address-refused': 'We know this address. It does not take our mail.',
  'address-declined': 'We cannot write to this address. Please give us another one.',
  locked: 'Try again in {seconds}.',
  'rate-limited': 'Please wait {seconds}.',
  'reply-empty': 'Write or record something first.',
  'reply-too-long': 'A reply may have {max} characters; yours has {n}.',
  'too-many-replies': 'You have sent {max} replies, which is as many as we can keep.',
  'not-due': 'Waits until {until}.',
  'not-found': 'We could not find this.',
}
