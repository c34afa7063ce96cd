import type { Kernel } from '../../kernel/kernel.ts'
import type { Billing } from './billing.ts'
import { PaidPlanId, PLAN_NAMES, priceOfCycle, type Billing as Shown, type Prices } from './contract.ts'
import { firstChargeOf } from './decide/buy.ts'
import { moneyBackUntil } from './decide/end.ts'
import { planIn, stateOf } from './shown.ts'

type House = Pick<Kernel, 'settings' | 'clock'>

export const pricesIn = ({ settings }: Pick<Kernel, 'settings'>): Prices => ({
  payments: settings.payments.mode,
  plans: PaidPlanId.options.map((id) => ({
    id,
    name: PLAN_NAMES[id],
    quarterlyCents: priceOfCycle(id, 'quarterly'),
    annualCents: priceOfCycle(id, 'annual'),
  })),
})

const orNull = (at: string | undefined): string | null => at || null

/** What an account has now, as its own events say it. */
export const shownBilling = ({ settings, clock }: House, billing: Billing): Shown => {
  const { mode } = settings.payments
  const [now, { dayMs }] = [clock.now(), clock]
  const state = stateOf(billing, mode, now)
  const isPaid = ['active', 'past_due', 'ending'].includes(state)
  const plan = isPaid ? planIn(billing, mode) : undefined
  const until = moneyBackUntil(billing, dayMs)
  return {
    payments: mode,
    state,
    plan: plan?.plan ?? 'free_forever',
    cycle: plan?.cycle ?? null,
    cents: plan?.cents ?? null,
    trialEndsAt: state === 'trial' ? orNull(billing.trial?.endsAt) : null,
    periodEnd: orNull(plan?.endsAt || plan?.periodEnd),
    pastDueUntil: orNull(plan?.pastDue?.endsAt),
    moneyBackUntil: until > now ? until : null,
    isRefunding: billing.wish?.kind === 'money_back',
    firstChargeAt: orNull(firstChargeOf(billing, now, dayMs)),
    hasCard: billing.payments.length > 0 || plan !== undefined,
    paid: billing.payments.map(({ cents, refundedCents, paidAt }) => ({ cents, refundedCents, at: paidAt })),
  }
}
