import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { bounded } from '../../../kernel/words/bounded.ts'
import { line } from '../../../kernel/text.ts'

const linkDays = v.optional(v.nullable(v.number()))

/** After its author's death, or long silence: `delayDays` after that is sure, two unless said. */
const AfterDeath = v.strictObject({
  mode: v.literal('posthumous'),
  trigger: v.optional(v.picklist(['inactivity', 'contacts', 'either', 'both'])),
  delayDays: v.optional(v.number()),
  zone: bounded(),
  linkDays,
})
/** When something happens: `announcerIds` are the trusted contacts who may say so, and `occasion` all that they see. */
const AtOccasion = v.strictObject({
  mode: v.literal('milestone'),
  announcerIds: v.array(Id),
  /** @number characters of an occasion */
  occasion: line(200),
  zone: bounded(),
  preconsentDays: v.optional(v.nullable(v.number())),
  linkDays,
})
/** Keeps a message until it is needed, without a date. `linkDays` as of a date that is chosen. */
export const ArmMessage = v.variant('mode', [AfterDeath, AtOccasion])
export type ArmMessage = v.InferOutput<typeof ArmMessage>
