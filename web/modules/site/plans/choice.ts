import * as v from 'valibot'
import { Cycle, PaidPlanId } from '../../../../backend/modules/billing/contract.ts'

export type Choice = { readonly plan: PaidPlanId; readonly cycle: Cycle }

const Query = v.object({ plan: PaidPlanId, cycle: v.optional(Cycle, 'quarterly') })

/** What the address asks to buy; undefined where it names anything else: a plan is never guessed. */
export const readChoice = (search: string): Choice | undefined => {
  const asked = v.safeParse(Query, Object.fromEntries(new URLSearchParams(search)))
  return asked.success ? asked.output : undefined
}
