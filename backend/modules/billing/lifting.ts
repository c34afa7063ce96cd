import type { Counted } from '../../kernel/process/uses.ts'
import { LIMITS, PLAN_NAMES, type PlanId } from './contract.ts'

/** From the one that costs nothing to the dearest. */
const BY_PRICE: readonly PlanId[] = ['free_forever', 'memory_plus', 'complete_legacy']

/** The cheapest plan that has room for so many of something, by its name; null where none has. */
export const lifting = (limit: Counted, needed: number): string | null => {
  const plan = BY_PRICE.find((each) => {
    const most = LIMITS[each][limit]
    return most === 'unlimited' || most >= needed
  })
  return plan === undefined ? null : PLAN_NAMES[plan]
}
