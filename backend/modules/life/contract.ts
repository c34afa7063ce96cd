import * as v from 'valibot'
import { Id, Instant, UNDO_DAYS, type Sentences } from '../../kernel/contract.ts'
import { Name } from '../../kernel/text.ts'

/** How many trusted contacts somebody may have at once. */
export const MOST_CONTACTS = 10

export const InviteContact = v.strictObject({
  contactId: Id,
  name: v.pipe(Name, v.minLength(1, 'Write a name')),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('This is not an e-mail address.')),
})
export type InviteContact = v.InferOutput<typeof InviteContact>

export const Nothing = v.strictObject({})

/** A contact's answer by the form of their page; `nonce` says that the page was read before. */
export const ContactAnswer = v.strictObject({ nonce: v.pipe(v.string(), v.maxLength(200)) })
export type ContactAnswer = v.InferOutput<typeof ContactAnswer>

/** For how many days a contact may ask us to wait at a time, and in all since the author's last sign of life. */
export const MOST_WAIT_DAYS = 30
export const MOST_WAITS_DAYS = 90

export const WaitReason = v.picklist(['alive', 'unsure'])
export type WaitReason = v.InferOutput<typeof WaitReason>

/** A contact asks us to wait, by the form of their page. */
export const AskToWait = v.strictObject({
  ...ContactAnswer.entries,
  days: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_WAIT_DAYS)),
  reason: WaitReason,
})
export type AskToWait = v.InferOutput<typeof AskToWait>

/** Until when we wait because a contact asked us to, and who did; null when nobody does. */
export const RunningWait = v.nullable(v.object({ until: Instant, name: v.string(), reason: WaitReason }))
export type RunningWait = v.InferOutput<typeof RunningWait>

export const ContactState = v.picklist(['invited', 'accepted', 'declined'])
export const ContactRow = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  state: ContactState,
  /** When our invitation was refused by the address; null while it was not. */
  refusedAt: v.nullable(Instant),
})
export type ContactRow = v.InferOutput<typeof ContactRow>

export const refusals = {
  'contact-is-author': 409,
  'contact-declined': 409,
  'too-many-contacts': 409,
  duplicate: 409,
  'answer-closed': 409,
  'contact-pause-used-up': 409,
  'link-invalid': 404,
  'not-a-contact': 410,
  'not-found': 404,
} as const
export type LifeRefusal = keyof typeof refusals

export const sentences: Sentences<LifeRefusal> = {
  'contact-is-author': 'This is your own address. Choose somebody else, whom we can write to when it fails.',
  'contact-declined': '{name} would rather not be a trusted contact of yours.',
  'too-many-contacts': 'You may have {most} trusted contacts. Remove one first.',
  duplicate: 'You already have {name} with this address.',
  'answer-closed': `You said no more than ${UNDO_DAYS} days ago. You would have to be asked again.`,
  'contact-pause-used-up': 'You have asked us to wait for {days} days already.',
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'not-a-contact': 'You are no trusted contact here any more. We do not write to you about it again.',
  'not-found': 'We could not find this person.',
}
