import type { Billing } from './billing.ts'
import type { BillingState, PaymentsMode, PlanId } from './contract.ts'

/** The plan in force; one that another provider, or its stand-in, knows counts as ended. */
export const planIn = ({ subscription }: Billing, mode: PaymentsMode) =>
  subscription?.mode === mode ? subscription : undefined

/** Which state an account is in, at a moment. */
export const stateOf = (billing: Billing, mode: PaymentsMode, now: string): BillingState => {
  if (billing.status === 'closed') return 'closed'
  const plan = planIn(billing, mode)
  if (plan && !(plan.status === 'ending' && now >= plan.endsAt)) return plan.status
  const { trial } = billing
  // Whoever was here before the trial could begin has it before them.
  if (!trial) return 'none'
  return !trial.isOver && now < trial.endsAt ? 'trial' : 'free'
}

/** Whose limits are in force: everything while a trial runs or none has begun. */
export const limitsOf = (billing: Billing, mode: PaymentsMode, now: string): PlanId => {
  const state = stateOf(billing, mode, now)
  if (state === 'trial' || state === 'none') return 'complete_legacy'
  return state === 'free' || state === 'closed' ? 'free_forever' : (planIn(billing, mode)?.plan ?? 'free_forever')
}
