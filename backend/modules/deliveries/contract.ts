import * as v from 'valibot'
import { Id, Instant, type Sentences } from '../../kernel/contract.ts'

export const Nothing = v.strictObject({})
export const Unlock = v.strictObject({ answer: v.pipe(v.string(), v.maxLength(200)) })
export const RecordPlay = v.strictObject({ mediaId: Id, quarter: v.picklist([1, 2, 3, 4]) })
export type RecordPlay = v.InferOutput<typeof RecordPlay>

export const DeliveredContent = v.object({
  senderName: v.string(),
  title: v.string(),
  body: v.string(),
  recordedAt: Instant,
  media: v.array(v.object({ id: Id, durationMs: v.nullable(v.number()), mime: v.string() })),
})
export type DeliveredContent = v.InferOutput<typeof DeliveredContent>

export const refusals = {
  'link-invalid': 404,
  'link-expired': 410,
  declined: 410,
  'not-open': 409,
  'not-unlocked': 401,
  'code-wrong': 409,
  locked: 429,
  'not-found': 404,
} as const
export type DeliveryRefusal = keyof typeof refusals

export const sentences: Sentences<DeliveryRefusal> = {
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'link-expired': 'This link is too old.',
  declined: 'You asked not to receive this message. Nothing more will be sent.',
  'not-open': 'Open the message first.',
  'not-unlocked': 'Please enter the passcode first.',
  'code-wrong': 'That is not it; {left} tries left.',
  locked: 'Try again at {until}.',
  'not-found': 'We could not find this.',
}
