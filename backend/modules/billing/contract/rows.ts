import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'
import { Cycle, PaidPlanId, PlanId } from './prices.ts'

/** Who takes payments: nobody, a stand-in on this machine that moves no money, or the provider. */
export const PaymentsMode = v.picklist(['off', 'simulator', 'test', 'live'])
export type PaymentsMode = v.InferOutput<typeof PaymentsMode>

export const Prices = v.object({
  payments: PaymentsMode,
  plans: v.array(v.object({ id: PaidPlanId, name: v.string(), quarterlyCents: v.number(), annualCents: v.number() })),
})
export type Prices = v.InferOutput<typeof Prices>

export const BillingState = v.picklist(['none', 'trial', 'free', 'active', 'past_due', 'ending', 'closed'])
export type BillingState = v.InferOutput<typeof BillingState>

/** What an account has, what it costs and when. */
export const Billing = v.object({
  payments: PaymentsMode,
  state: BillingState,
  plan: PlanId,
  cycle: v.nullable(Cycle),
  cents: v.nullable(v.number()),
  trialEndsAt: v.nullable(Instant),
  /** When the plan is charged again, or ends. */
  periodEnd: v.nullable(Instant),
  /** Until when everything stays open though the card failed. */
  pastDueUntil: v.nullable(Instant),
  /** Until when the money is given back by one button; null where it is not. */
  moneyBackUntil: v.nullable(Instant),
  /** Money that is on its way back. */
  isRefunding: v.boolean(),
  /** When a plan that is bought now is charged first; null for at once. */
  firstChargeAt: v.nullable(Instant),
  hasCard: v.boolean(),
  paid: v.array(v.object({ cents: v.number(), refundedCents: v.number(), at: Instant })),
})
export type Billing = v.InferOutput<typeof Billing>

export const CheckoutLink = v.object({ url: v.pipe(v.string(), v.url()) })

/** What came of a payment: the plan stands, it is not known yet, or nothing was paid. */
export const Confirmed = v.object({ outcome: v.picklist(['paid', 'waits', 'failed']) })
export type Confirmed = v.InferOutput<typeof Confirmed>
