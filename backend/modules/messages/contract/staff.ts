import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'
import { words } from '../../../kernel/text.ts'

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
