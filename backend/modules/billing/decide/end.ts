import { plus } from '../../../kernel/log/decider.ts'
import type { Billing } from '../billing.ts'
import { MONEY_BACK_DAYS } from '../contract.ts'
import type { BillingEvent } from '../events.ts'
import { ended, refuse, type Decide } from './guards.ts'

type Of<Type extends BillingEvent['type']> = Extract<BillingEvent, { type: Type }>['data']

/** Counts when it is appended, whatever the provider knows. A card that failed is not tried again: the plan is over. */
export const cancelPlan =
  (by: Of<'CancellationRequested'>['by'] = 'account'): Decide =>
  (billing, { at }) => {
    const { subscription } = billing
    if (!subscription) throw refuse('no-plan')
    if (subscription.status === 'ending') return []
    if (subscription.status === 'past_due') return ended(billing, 'canceled', at)
    return [{ type: 'CancellationRequested', data: { requestedAt: at, endsAt: subscription.periodEnd, by } }]
  }

/** @throws Refused not-ending */
export const requireEnding = ({ subscription }: Billing, at: string): string => {
  if (subscription?.status !== 'ending' || at >= subscription.endsAt) throw refuse('not-ending')
  return subscription.subscriptionId
}

/** Once the provider has taken it back. */
export const resumePlan =
  (): Decide =>
  (billing, { at }) => {
    requireEnding(billing, at)
    return [{ type: 'PlanResumed', data: { resumedAt: at } }]
  }

const open = ({ payments }: Billing) => payments.filter(({ cents, refundedCents }) => refundedCents < cents)

/** Until when the money is given back; empty where it is not. */
export const moneyBackUntil = (billing: Billing, dayMs: number): string => {
  const [first] = billing.payments
  if (!first || billing.moneyBackAt !== '' || !billing.subscription) return ''
  return plus(first.paidAt, MONEY_BACK_DAYS * dayMs)
}

/** All that was paid, once: the plan ends with it. */
export const requestMoneyBack =
  (): Decide =>
  (billing, { at, dayMs }) => {
    if (billing.moneyBackAt !== '') throw refuse('used-before')
    const due = open(billing)
    const { subscription } = billing
    if (due.length === 0 || !subscription) throw refuse('nothing-paid')
    if (at >= moneyBackUntil(billing, dayMs)) throw refuse('window-closed')
    const cents = due.reduce((sum, each) => sum + each.cents - each.refundedCents, 0)
    const { mode } = subscription
    return [{ type: 'MoneyBackRequested', data: { requestedAt: at, cents, mode } }, ...ended(billing, 'money_back', at)]
  }

/** A canceled plan at its last day, or one whose card failed for so long. */
export const endPlan =
  (): Decide =>
  (billing, { at }) => {
    const { status, pastDue, endsAt } = billing.subscription ?? {}
    if (status === 'past_due' && pastDue && at >= pastDue.endsAt) return ended(billing, 'unpaid', at)
    return status === 'ending' && endsAt !== undefined && at >= endsAt ? ended(billing, 'canceled', at) : []
  }

/** What could not be given back stands beside what was. */
export const recordTold =
  (wish: Of<'ProviderTold'>['wish'], failed: readonly string[] = []): Decide =>
  (billing, { at }) => {
    if (billing.wish?.kind !== wish) return []
    const failures = billing.payments.flatMap(({ chargeId, cents, mode, hasFailed }): BillingEvent[] =>
      failed.includes(chargeId) && !hasFailed
        ? [{ type: 'RefundFailed', data: { chargeId, cents, failedAt: at, mode } }]
        : [],
    )
    return [...failures, { type: 'ProviderTold', data: { wish, toldAt: at } }]
  }

export const recordNotice =
  (notice: string, proof: { readonly smtpCode: number; readonly acceptedAt?: string }): Decide =>
  ({ notices, status }, { at }) =>
    status === 'closed' || notices.includes(notice) ? [] : [{ type: 'NoticeSent', data: { notice, at, ...proof } }]

/** With its account. */
export const closeBilling =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'open' ? [{ type: 'BillingClosed', data: { closedAt: at } }] : []
