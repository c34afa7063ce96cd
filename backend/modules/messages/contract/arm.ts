import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { Line } from '../../../kernel/text.ts'

const linkDays = v.optional(v.nullable(v.number()))

/** After its author's death, or long silence: `delayDays` after that is sure, two unless said. */
const AfterDeath = v.strictObject({
  mode: v.literal('posthumous'),
  trigger: v.optional(v.picklist(['inactivity', 'contacts', 'either', 'both'])),
  delayDays: v.optional(v.number()),
  zone: v.string(),
  linkDays,
})
/** When something happens: `announcerIds` are the trusted contacts who may say so, and `occasion` all that they see. */
const AtOccasion = v.strictObject({
  mode: v.literal('milestone'),
  announcerIds: v.array(Id),
  occasion: v.pipe(Line, v.maxLength(200)),
  zone: v.string(),
  preconsentDays: v.optional(v.nullable(v.number())),
  linkDays,
})
/** Keeps a message until it is needed, without a date. `linkDays` as of a date that is chosen. */
export const ArmMessage = v.variant('mode', [AfterDeath, AtOccasion])
export type ArmMessage = v.InferOutput<typeof ArmMessage>
