import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'

const HubRow = v.object({ id: Id, title: v.string(), at: v.nullable(Instant) })
export const HubCardView = v.object({
  card: v.string(),
  /** Its tables do not know yet what was done last. */
  isLate: v.boolean(),
  /** How much there is in all; `rows` has the first of it. */
  n: v.number(),
  rows: v.array(HubRow),
})
export type HubCardView = v.InferOutput<typeof HubCardView>

/** What waits, comes and is kept: a card for each thing that is so, and for each that is not known yet. */
export const HubView = v.object({ cards: v.array(HubCardView) })
export type HubView = v.InferOutput<typeof HubView>
