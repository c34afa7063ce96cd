import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'
import { Proof } from '../../../kernel/identity/proof.ts'
import { lines, words } from '../../../kernel/text.ts'
import { MessageStatus } from './status.ts'

/** `here` (also when absent) holds the message; `planned` leaves it on its way. */
export const Respond = v.strictObject({ action: v.optional(v.picklist(['here', 'planned'])) })
export type Respond = v.InferOutput<typeof Respond>

/** Nothing is sent until this moment, or until the author says otherwise. */
export const PauseMessage = v.strictObject({ until: Instant })
export type PauseMessage = v.InferOutput<typeof PauseMessage>

export const ResumeMessage = v.strictObject({})
export const RestoreMessage = v.strictObject({})

/** `keep_date` lets the same round go on; `now` sends as soon as one mail to the author leaves room for. */
export const ReleaseHold = v.strictObject({
  how: v.picklist(['keep_date', 'now']),
  ...Proof,
})
export type ReleaseHold = v.InferOutput<typeof ReleaseHold>

export type CancelMessage = v.InferOutput<typeof CancelMessage>
/** @number characters of why a message is cancelled */
export const CancelMessage = v.strictObject({ reason: v.optional(lines(500)) })

export const RecallMessage = v.strictObject({})

export const Changed = v.object({ state: MessageStatus, revision: v.number() })

/**
 * Staff hold a message back for some days, and note what they found out.
 * @number days for which staff may hold a message back
 */
export const PauseByStaff = v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)) })
export type PauseByStaff = v.InferOutput<typeof PauseByStaff>
export const NoteMessage = v.strictObject({
  /** @number characters of a note of staff */
  note: v.pipe(words(1_000, 'Up to 1,000 characters.'), v.minLength(1, 'Please write a few words.')),
})
export type NoteMessage = v.InferOutput<typeof NoteMessage>
export const StaffNotes = v.array(v.object({ note: v.string(), notedBy: v.string(), notedAt: Instant }))
