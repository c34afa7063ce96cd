import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['billing'] as const

/** Where money moves, or where it only seems to. */
export type Mode = 'simulator' | 'test' | 'live'
type PaidPlan = 'memory_plus' | 'complete_legacy'
type Interval = 'quarterly' | 'annual'
type Terms = { plan: PaidPlan; cycle: Interval; cents: number }
export type EndedBy = 'canceled' | 'unpaid' | 'provider' | 'money_back'

/** Ids, cents and moments: nothing of it is about a person. */
export type BillingEvent =
  | Event<'TrialStarted', { accountId: string; startedAt: string; endsAt: string }>
  | Event<'TrialEnded', { endedAt: string }>
  | Event<
      'CheckoutStarted',
      Terms & {
        accountId: string
        customer: string
        sessionId: string
        /** When it is charged first; empty for at once. */
        firstChargeAt: string
        consent: string
        startedAt: string
        mode: Mode
      }
    >
  | Event<'PlanActivated', Terms & { subscriptionId: string; activatedAt: string; periodEnd: string; mode: Mode }>
  | Event<'PlanChanged', Terms & { changedAt: string; mode: Mode }>
  | Event<'PlanRenewed', { periodEnd: string; mode: Mode }>
  | Event<'PlanPastDue', { since: string; endsAt: string; mode: Mode }>
  | Event<'PlanRecovered', { recoveredAt: string; mode: Mode }>
  | Event<'PaymentSucceeded', { chargeId: string; cents: number; paidAt: string; mode: Mode }>
  /** All that was given back of it so far. */
  | Event<'PaymentRefunded', { chargeId: string; cents: number; refundedAt: string; mode: Mode }>
  | Event<'CancellationRequested', { requestedAt: string; endsAt: string; by: 'account' | 'provider' | 'deletion' }>
  | Event<'PlanResumed', { resumedAt: string }>
  | Event<'PlanEnded', { endedAt: string; why: EndedBy; mode: Mode }>
  | Event<'MoneyBackRequested', { requestedAt: string; cents: number; mode: Mode }>
  | Event<'RefundFailed', { chargeId: string; cents: number; failedAt: string; mode: Mode }>
  /** The provider knows what was wished of it. */
  | Event<'ProviderTold', { wish: 'period_end' | 'now' | 'money_back'; toldAt: string }>
  | Event<'NoticeSent', { notice: string; at: string; smtpCode: number; acceptedAt?: string }>
  | Event<'BillingClosed', { closedAt: string }>
