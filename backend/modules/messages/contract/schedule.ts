import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'
import { Proof } from '../../../kernel/identity/proof.ts'
import { bounded } from '../../../kernel/words/bounded.ts'
import { MessageStatus } from './status.ts'

/** The same in a rule that is asked for and in one that is shown. */
export const RuleEnds = {
  count: v.optional(v.number()),
  /** @number characters of the day after which a rule ends */
  until: v.optional(bounded(40)),
  /** Where 29 February goes in other years; 28 February unless said. */
  leapDay: v.optional(v.picklist(['feb28', 'mar1'])),
}
/** How a date comes back; ends after `count` times, after the day `until` (YYYY-MM-DD), or never. */
export const Rule = v.strictObject({
  /** @number characters of how a date comes back */
  every: bounded(20),
  ...RuleEnds,
})
export type Rule = v.InferOutput<typeof Rule>

/**
 * `local` is the wall-clock time in `zone` (IANA); the server resolves it to an instant, and refuses what is neither in
 * words of its own. `preconsentDays`: null is never, absent the usual (60 days). `linkDays`: how long a
 * recipient's link opens, null is for ever, absent the usual (400 days).
 */
export const ScheduleMessage = v.strictObject({
  mode: v.picklist(['fixed', 'recurring']),
  /** @number characters of a wall-clock time */
  local: bounded(40),
  zone: bounded(),
  rule: v.optional(Rule),
  answerRule: v.picklist(['silent', 'always']),
  deliverIfIDie: v.optional(v.boolean()),
  lateLimitDays: v.optional(v.number()),
  preconsentDays: v.optional(v.nullable(v.number())),
  linkDays: v.optional(v.nullable(v.number())),
  /** Asked for when the date leaves room for one mail only. */
  ...Proof,
})
export type ScheduleMessage = v.InferOutput<typeof ScheduleMessage>

export const Slot = v.object({ slot: v.number(), at: Instant, minWaitMs: v.number() })
export type Slot = v.InferOutput<typeof Slot>

export const Scheduled = v.object({
  state: MessageStatus,
  dueAt: Instant,
  slots: v.array(Slot),
  plan: v.picklist(['normal', 'short']),
  revision: v.number(),
})
