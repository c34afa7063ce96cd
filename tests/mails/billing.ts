import { specification } from '../../backend/kernel/testing/given.ts'
import { billing, type Billing } from '../../backend/modules/billing/billing.ts'
import { billingMail } from '../../workflows/billing/mail.ts'
import type { BillingEvent } from '../../backend/modules/billing/events.ts'
import golden from '../../backend/modules/billing/events.golden.json' with { type: 'json' }
import { each, settings } from './house.ts'

const at = '2031-01-02T00:00:00.000Z'
const given = specification(billing, { by: { kind: 'account', id: 'ruth' }, at, dayMs: 86_400_000 })
const events = golden as unknown as BillingEvent[]
/** As it is after the first event of a type. */
const after = (type: BillingEvent['type'], ...more: BillingEvent[]): Billing =>
  given(...events.slice(0, events.findIndex((event) => event.type === type) + 1), ...more).state
const ruth = { address: 'ruth@hale.example', name: 'Ruth', mailId: '018f0000-0000-7000-8000-00000000000b' }
const mailOf = (notice: string, state: Billing) => billingMail({ settings }, ruth, notice, state)
const plan = [/\/subscription$/]
const prices = [/\/pricing$/]

const another = '2032-05-06T00:00:00.000Z'
/** The next time that it comes to this. */
const again = (state: Billing): Billing => ({
  ...state,
  ended: state.ended && { ...state.ended, endedAt: another },
  subscription: state.subscription && {
    ...state.subscription,
    plan: 'complete_legacy',
    endsAt: another,
    periodEnd: another,
    pastDue: state.subscription.pastDue && { ...state.subscription.pastDue, since: another },
  },
})
const ONCE = /^(trial|money-back|refund-failed)/u

const shown = (notice: string, state: Billing, facts: readonly string[], leads = plan) => ({
  mail: mailOf(notice, state),
  ...(!ONCE.test(notice) && { again: mailOf(notice, again(state)) }),
  facts: ['Dear Ruth,', ...facts],
  leads,
})

/** What is written to somebody about their plan. */
export const plans = each('plan', {
  trial: shown('trial-23', after('TrialStarted'), ['Your trial ends on', 'Nothing is charged'], prices),
  trial_over: shown('trial-30', after('TrialEnded'), ['Your trial has ended', 'Free Forever'], prices),
  started: shown('started sub_1', after('PlanActivated'), ['$24.95', 'every 3 months', 'two clicks']),
  canceled: shown('canceled x', after('CancellationRequested'), ['Your plan is canceled', 'nothing is charged again']),
  failed: shown('failed-0 x', after('PlanPastDue'), ['Your card was declined', '$102.00']),
  ahead: shown('ahead x', after('PlanRenewed'), ['$102.00 will be charged that day']),
  ended: shown('ended x', after('PlanEnded'), ['Your plan has ended', 'nothing more is charged'], prices),
  money_back: shown('money-back x', after('PlanEnded'), ['Your money is on its way back']),
  refund_failed: shown('refund-failed x', after('RefundFailed'), ['your bank refused it']),
})
