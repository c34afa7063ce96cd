import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { emailAddress, bounded } from '../../kernel/words/bounded.ts'
import { Name } from '../../kernel/text.ts'

export * from './contract/plan.ts'
export * from './contract/reports.ts'
export * from './contract/refusals.ts'

/** @number trusted contacts of an account */
export const MOST_CONTACTS = 10

export const InviteContact = v.strictObject({
  contactId: Id,
  name: v.pipe(Name, v.minLength(1, 'Write a name')),
  email: emailAddress(),
})
export type InviteContact = v.InferOutput<typeof InviteContact>

export const Nothing = v.strictObject({})

/** A contact's answer by the form of their page; `nonce` says that the page was read before. */
export const ContactAnswer = v.strictObject({ nonce: bounded() })
export type ContactAnswer = v.InferOutput<typeof ContactAnswer>

/** @number how long a contact may ask us to wait at a time */
export const MOST_WAIT_DAYS = 30
/** @number how long contacts may ask us to wait in all since the author's last sign of life */
export const MOST_WAITS_DAYS = 90

export const WaitReason = v.picklist(['alive', 'unsure'])
export type WaitReason = v.InferOutput<typeof WaitReason>

/** A contact asks us to wait, by the form of their page. */
export const AskToWait = v.strictObject({
  ...ContactAnswer.entries,
  /** @number digits of the days that a contact asks us to wait */
  days: v.pipe(
    v.string(),
    v.maxLength(2),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(MOST_WAIT_DAYS),
  ),
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
  /** The morning on which our invitation leaves, where their mailbox has enough of today. */
  leavesAt: v.nullable(Instant),
})
export type ContactRow = v.InferOutput<typeof ContactRow>
