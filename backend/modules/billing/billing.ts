import type { Aggregate } from '../../kernel/log/decider.ts'
import type { BillingEvent, Mode } from './events.ts'

type Of<Type extends BillingEvent['type']> = Extract<BillingEvent, { type: Type }>['data']

export type Payment = {
  readonly chargeId: string
  readonly cents: number
  readonly refundedCents: number
  readonly paidAt: string
  readonly mode: Mode
  readonly hasFailed: boolean
}
export type Subscription = Of<'PlanActivated'> & {
  readonly status: 'active' | 'past_due' | 'ending'
  readonly pastDue: Of<'PlanPastDue'> | undefined
  readonly endsAt: string
}
/** What the provider is to be told, until it knows. */
export type Wish = {
  readonly kind: Of<'ProviderTold'>['wish']
  readonly subscriptionId: string
  readonly since: string
}

export type Billing = {
  readonly status: 'new' | 'open' | 'closed'
  readonly accountId: string
  readonly trial: { readonly startedAt: string; readonly endsAt: string; readonly isOver: boolean } | undefined
  readonly customer: string
  readonly checkout: Of<'CheckoutStarted'> | undefined
  readonly subscription: Subscription | undefined
  /** The subscriptions that were had and are over: nothing that is heard of one of them counts. */
  readonly over: readonly string[]
  readonly payments: readonly Payment[]
  readonly wish: Wish | undefined
  readonly moneyBackAt: string
  /** The last end of a plan. */
  readonly ended: Of<'PlanEnded'> | undefined
  readonly canceledAt: string
  readonly activatedFirstAt: string
  readonly notices: readonly string[]
}

const initial: Billing = {
  status: 'new',
  accountId: '',
  trial: undefined,
  customer: '',
  checkout: undefined,
  subscription: undefined,
  over: [],
  payments: [],
  wish: undefined,
  moneyBackAt: '',
  ended: undefined,
  canceledAt: '',
  activatedFirstAt: '',
  notices: [],
}

const onPlan = (billing: Billing, change: Partial<Subscription>): Billing =>
  billing.subscription ? { ...billing, subscription: { ...billing.subscription, ...change } } : billing

const onPayment = (billing: Billing, chargeId: string, change: Partial<Payment>): Billing => ({
  ...billing,
  payments: billing.payments.map((each) => (each.chargeId === chargeId ? { ...each, ...change } : each)),
})

const wishing = (billing: Billing, kind: Wish['kind'], since: string): Billing => ({
  ...billing,
  wish: { kind, since, subscriptionId: billing.subscription?.subscriptionId ?? billing.over.at(-1) ?? '' },
})

/** What an account pays for: ids, cents and moments, so nothing is sealed. */
export const billing: Aggregate<Billing, BillingEvent> = {
  category: 'billing',
  personal: {},
  subject: ({ accountId }) => `account-${accountId}`,
  audience: ({ accountId }) => accountId,
  initial,
  evolve: (billing, event) => {
    switch (event.type) {
      case 'TrialStarted': {
        const { accountId, startedAt, endsAt } = event.data
        return { ...billing, status: 'open', accountId, trial: { startedAt, endsAt, isOver: false } }
      }
      case 'TrialEnded':
        return { ...billing, trial: billing.trial && { ...billing.trial, isOver: true } }
      case 'CheckoutStarted': {
        const { accountId, customer } = event.data
        return { ...billing, status: 'open', accountId, customer, checkout: event.data }
      }
      case 'PlanActivated': {
        const subscription = { ...event.data, status: 'active', pastDue: undefined, endsAt: '' } as const
        const activatedFirstAt = billing.activatedFirstAt || event.data.activatedAt
        return { ...billing, subscription, activatedFirstAt, checkout: undefined, canceledAt: '' }
      }
      case 'PlanChanged': {
        const { plan, cycle, cents } = event.data
        return onPlan(billing, { plan, cycle, cents })
      }
      case 'PlanRenewed':
        return onPlan(billing, { periodEnd: event.data.periodEnd })
      case 'PlanPastDue':
        return onPlan(billing, { status: 'past_due', pastDue: event.data })
      case 'PlanRecovered':
        return onPlan(billing, { status: 'active', pastDue: undefined })
      case 'PaymentSucceeded': {
        const { chargeId, cents, paidAt, mode } = event.data
        const payment: Payment = { chargeId, cents, paidAt, mode, refundedCents: 0, hasFailed: false }
        return { ...billing, payments: [...billing.payments, payment] }
      }
      case 'PaymentRefunded':
        return onPayment(billing, event.data.chargeId, { refundedCents: event.data.cents, hasFailed: false })
      case 'RefundFailed':
        return onPayment(billing, event.data.chargeId, { hasFailed: true })
      case 'CancellationRequested': {
        const { requestedAt, endsAt, by } = event.data
        const ending = { ...onPlan(billing, { status: 'ending', endsAt }), canceledAt: requestedAt }
        return by === 'provider' ? ending : wishing(ending, 'period_end', requestedAt)
      }
      case 'PlanResumed':
        return { ...onPlan(billing, { status: 'active', endsAt: '' }), wish: undefined, canceledAt: '' }
      case 'PlanEnded': {
        const { why, endedAt } = event.data
        const over = [...billing.over, ...(billing.subscription ? [billing.subscription.subscriptionId] : [])]
        const ended = { ...billing, subscription: undefined, over, ended: event.data }
        if (why === 'money_back') return wishing(ended, 'money_back', endedAt)
        return why === 'provider' ? { ...ended, wish: undefined } : wishing(ended, 'now', endedAt)
      }
      case 'MoneyBackRequested':
        return { ...billing, moneyBackAt: event.data.requestedAt }
      case 'ProviderTold':
        return billing.wish?.kind === event.data.wish ? { ...billing, wish: undefined } : billing
      case 'NoticeSent':
        return { ...billing, notices: [...billing.notices, event.data.notice] }
      case 'BillingClosed':
        return { ...billing, status: 'closed', subscription: undefined, checkout: undefined, wish: undefined }
    }
  },
}
