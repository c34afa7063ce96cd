import { plus } from '../../../kernel/log/decider.ts'
import type { Billing, Subscription } from '../billing.ts'
import { GRACE_DAYS, type Cycle, type PaidPlanId } from '../contract.ts'
import type { BillingEvent, Mode } from '../events.ts'
import { ended, type Decide } from './guards.ts'

/** What the provider knows of a customer, in plain values. */
export type Snapshot = {
  readonly mode: Mode
  /** The oldest that is alive. */
  readonly subscription:
    | {
        readonly id: string
        readonly plan: PaidPlanId
        readonly cycle: Cycle
        readonly cents: number
        readonly isPastDue: boolean
        readonly periodEnd: string
        readonly isEnding: boolean
      }
    | undefined
  readonly charges: readonly {
    readonly id: string
    readonly cents: number
    readonly refundedCents: number
    readonly at: string
  }[]
}
type Live = NonNullable<Snapshot['subscription']>
type At = { readonly at: string; readonly dayMs: number }

const activated = ({ over, wish }: Billing, live: Live, mode: Mode, at: string): readonly BillingEvent[] => {
  // What is said against an open wish does not count.
  if (over.includes(live.id) || wish?.kind === 'money_back') return []
  const { id: subscriptionId, plan, cycle, cents, periodEnd } = live
  return [{ type: 'PlanActivated', data: { plan, cycle, cents, subscriptionId, activatedAt: at, periodEnd, mode } }]
}

const differences = (known: Subscription, live: Live, wish: Billing['wish'], { at, dayMs }: At) => {
  const { mode } = known
  const events: BillingEvent[] = []
  const { plan, cycle, cents, periodEnd } = live
  if (plan !== known.plan || cycle !== known.cycle || cents !== known.cents)
    events.push({ type: 'PlanChanged', data: { plan, cycle, cents, changedAt: at, mode } })
  if (periodEnd > known.periodEnd && known.status !== 'ending')
    events.push({ type: 'PlanRenewed', data: { periodEnd, mode } })
  if (live.isPastDue && known.status === 'active')
    events.push({ type: 'PlanPastDue', data: { since: at, endsAt: plus(at, GRACE_DAYS * dayMs), mode } })
  if (!live.isPastDue && known.status === 'past_due')
    events.push({ type: 'PlanRecovered', data: { recoveredAt: at, mode } })
  if (live.isEnding && known.status === 'active' && !live.isPastDue)
    events.push({ type: 'CancellationRequested', data: { requestedAt: at, endsAt: periodEnd, by: 'provider' } })
  if (!live.isEnding && known.status === 'ending' && wish === undefined)
    events.push({ type: 'PlanResumed', data: { resumedAt: at } })
  return events
}

const money = (billing: Billing, { charges, mode }: Snapshot, at: string): readonly BillingEvent[] =>
  charges.flatMap(({ id: chargeId, cents, refundedCents, at: paidAt }): BillingEvent[] => {
    const known = billing.payments.find((each) => each.chargeId === chargeId)
    const paid: BillingEvent = { type: 'PaymentSucceeded', data: { chargeId, cents, paidAt, mode } }
    const back: BillingEvent = {
      type: 'PaymentRefunded',
      data: { chargeId, cents: refundedCents, refundedAt: at, mode },
    }
    return [...(known ? [] : [paid]), ...(refundedCents > (known?.refundedCents ?? 0) ? [back] : [])]
  })

/** Why a plan is over that the provider no longer has. */
const WHY = { active: 'provider', past_due: 'unpaid', ending: 'canceled' } as const

/** Only what differs: order, repeats and losses of what the provider tells cannot matter. */
export const applySnapshot =
  (snapshot: Snapshot): Decide =>
  (billing, { at, dayMs }) => {
    if (billing.status !== 'open') return []
    const { subscription: known } = billing
    const { subscription: live, mode } = snapshot
    const isSame = known?.subscriptionId === live?.id
    const gone = known && !isSame ? ended(billing, WHY[known.status], at) : []
    const plan = !live
      ? []
      : known && isSame
        ? differences(known, live, billing.wish, { at, dayMs })
        : activated(billing, live, mode, at)
    return [...money(billing, snapshot, at), ...gone, ...plan]
  }
