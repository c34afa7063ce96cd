import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'
import { Proof } from '../../../kernel/identity/proof.ts'
import { lines } from '../../../kernel/text.ts'
import { MessageStatus } from './status.ts'

/** Nothing goes out until this moment, or until the author says otherwise. */
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
