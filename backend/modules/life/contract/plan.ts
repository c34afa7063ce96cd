import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { Proof } from '../../../kernel/identity/proof.ts'

/** The one answer to whether an author is there. */
export const LifeState = v.picklist(['active', 'asked', 'paused', 'reported', 'presumed', 'confirmed'])
export type LifeState = v.InferOutput<typeof LifeState>

/** From and to which number each may be chosen, and what it is unless somebody chooses. Days, but for `asks` and `k`. */
export const NUMBERS = {
  /** @number quiet days after which a life plan asks */
  intervalDays: { min: 14, max: 730, usual: 90 },
  /** @number questions of a life plan until a silence is an answer */
  asks: { min: 2, max: 5, usual: 3 },
  /** @number how far apart the questions of a life plan are */
  askEveryDays: { min: 2, max: 30, usual: 7 },
  /** @number days for which a mailbox refuses a life plan's questions until that is an answer */
  preconsentDays: { min: 30, max: 365, usual: 60 },
  /** @number how long an author can object to a reported death */
  challengeDays: { min: 2, max: 30, usual: 7 },
} as const

/** @number contacts who must report a death unless the author chooses */
export const USUAL_REPORTS = 2

/** @number how long a plan may be paused at a time */
export const LONGEST_PAUSE_DAYS = 365

/** `intervalDays` null asks nothing; `preconsentDays` null waits for ever; with `k` null no contact can report a death. */
const terms = {
  intervalDays: v.nullable(v.number()),
  asks: v.number(),
  askEveryDays: v.number(),
  preconsentDays: v.nullable(v.number()),
  k: v.nullable(v.number()),
  challengeDays: v.number(),
}
export const PlanTerms = v.object({
  ...terms,
  /** One contact alone is enough, also where several have agreed; without it, `k` 1 is read as two then. */
  confirmSingle: v.optional(v.literal(true)),
})
export type PlanTerms = Readonly<v.InferOutput<typeof PlanTerms>>

/** What is left out is as usual. */
export const SetLifePlan = v.strictObject({
  intervalDays: v.optional(terms.intervalDays, NUMBERS.intervalDays.usual),
  asks: v.optional(terms.asks, NUMBERS.asks.usual),
  askEveryDays: v.optional(terms.askEveryDays, NUMBERS.askEveryDays.usual),
  preconsentDays: v.optional(terms.preconsentDays, NUMBERS.preconsentDays.usual),
  k: v.optional(terms.k, null),
  challengeDays: v.optional(terms.challengeDays, NUMBERS.challengeDays.usual),
  /** One person alone may report a death, though there are others to ask. */
  confirmSingle: v.optional(v.boolean(), false),
  ...Proof,
})
export type SetLifePlan = v.InferInput<typeof SetLifePlan>

export const PauseLife = v.strictObject({ until: Instant })
export type PauseLife = v.InferOutput<typeof PauseLife>

/** How an author's life stands, and what comes next by itself. */
export const LifeView = v.object({
  state: LifeState,
  /** The same in a sentence: what it means to them now. */
  sentence: v.string(),
  plan: v.nullable(PlanTerms),
  /** When the author was last there, as far as we know. */
  lastSignAt: v.nullable(Instant),
  /** When the next question leaves; null where none does. */
  nextAskAt: v.nullable(Instant),
  /** How many questions since then were taken, and when the last one was. */
  asked: v.number(),
  askedAt: v.nullable(Instant),
  /** When we take the silence for an answer, if none of the questions to come has one. */
  presumedAt: v.nullable(Instant),
  pausedUntil: v.nullable(Instant),
  /** Until when its author can object to what was reported. */
  challengeUntil: v.nullable(Instant),
  /** Contacts who may be counted on, and those of them who have reported a death. */
  contacts: v.number(),
  /** How many of them have to report a death as it stands; null where none may. */
  needed: v.nullable(v.number()),
  reports: v.array(Id),
  /** Contacts who have reported a death, also where that counts no more: how often, and when last. */
  reporters: v.array(v.object({ id: Id, times: v.number(), at: Instant })),
  isVerified: v.boolean(),
})
export type LifeView = v.InferOutput<typeof LifeView>
