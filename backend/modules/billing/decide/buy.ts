import { requireVerified } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import type { Billing } from '../billing.ts'
import { priceOfCycle, type PaymentsMode, type StartCheckout } from '../contract.ts'
import type { Mode } from '../events.ts'
import { refuse, type Decide } from './guards.ts'

/** @number days of a trial that must be left for a plan to be charged only at its end */
const KEPT_TRIAL_DAYS = 3

/** When a plan that is bought now is charged first; empty for at once. */
export const firstChargeOf = ({ trial }: Billing, at: string, dayMs: number): string =>
  trial && !trial.isOver && trial.endsAt > plus(at, KEPT_TRIAL_DAYS * dayMs) ? trial.endsAt : ''

type Facts = { readonly isVerified: boolean; readonly isDemo: boolean; readonly mode: PaymentsMode }

/** @throws Refused where this account buys nothing now */
export const requireSale = ({ status, subscription }: Billing, { consent }: StartCheckout, facts: Facts): Mode => {
  const { isVerified, isDemo, mode } = facts
  if (mode === 'off' || status === 'closed') throw refuse('not-sold')
  if (isDemo) throw refuse('demo-account')
  if (!consent) throw refuse('consent-missing')
  requireVerified(isVerified)
  if (subscription?.mode === mode) throw refuse('already-on-plan')
  return mode
}

type Opened = { readonly accountId: string; readonly customer: string; readonly sessionId: string }

/** The words that are agreed to stand in the history. */
export const consentTo = (cents: number, cycle: StartCheckout['cycle']): string => {
  const amount = (cents / 100).toFixed(2)
  return `I agree that my plan renews at $${amount} every ${cycle === 'annual' ? 'year' : '3 months'} until I cancel.`
}

/** What was agreed to, once the provider has a page for it. */
export const startCheckout =
  (wanted: StartCheckout, facts: Facts, opened: Opened): Decide =>
  (billing, { at, dayMs }) => {
    const mode = requireSale(billing, wanted, facts)
    if (billing.checkout?.sessionId === opened.sessionId) return []
    const { plan, cycle } = wanted
    const cents = priceOfCycle(plan, cycle)
    const firstChargeAt = firstChargeOf(billing, at, dayMs)
    const consent = consentTo(cents, cycle)
    return [
      { type: 'CheckoutStarted', data: { ...opened, plan, cycle, cents, firstChargeAt, consent, startedAt: at, mode } },
    ]
  }
