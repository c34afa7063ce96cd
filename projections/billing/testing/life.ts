import { SYSTEM } from '../../../backend/kernel/clock.ts'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { billing } from '../../../backend/modules/billing/billing.ts'
import {
  cancelPlan,
  closeBilling,
  endPlan,
  recordNotice,
  recordTold,
  requestMoneyBack,
  resumePlan,
} from '../../../backend/modules/billing/decide/end.ts'
import { endTrial } from '../../../backend/modules/billing/decide/trial.ts'
import { bought, heard } from '../../../backend/modules/billing/testing/begun.ts'
import { paidOnce, withoutPlan, withPlan } from '../../../backend/modules/billing/testing/snapshots.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

const YEARS_MS = 40 * 365 * 86_400_000

/** Everything that a plan can come to: one is renewed, changed and canceled, one paid back, one falls due, one is closed. */
export const live = async (house: Household, { id }: Author): Promise<void> => {
  const now = new Date().toISOString()
  const today = { ...paidOnce, charges: [{ ...paidOnce.charges[0], at: now }] }
  const later = plus(now, YEARS_MS)
  await bought(house, id, today)
  await heard(house, id, withPlan({ periodEnd: '2099-01-01T00:00:00.000Z', plan: 'complete_legacy', cents: 3195 }))
  await heard(house, id, withPlan({ plan: 'complete_legacy', cents: 3195, isPastDue: true }))
  await heard(house, id, withPlan({ plan: 'complete_legacy', cents: 3195 }))
  await house.tell(billing, id, recordNotice('started', { smtpCode: 250, acceptedAt: now }), SYSTEM)
  await house.tell(billing, id, cancelPlan(), ownerOf(id))
  await house.tell(billing, id, resumePlan(), ownerOf(id))
  await house.tell(billing, id, cancelPlan(), ownerOf(id))
  await house.tell(billing, id, endTrial(), SYSTEM, later)

  const back = (await house.author()).id
  await bought(house, back, today)
  await house.tell(billing, back, requestMoneyBack(), ownerOf(back))
  await house.tell(billing, back, recordTold('money_back', [`ch_1_${back}`]), SYSTEM)
  await heard(house, back, withoutPlan([{ ...paidOnce.charges[0], refundedCents: 2495 }]))

  const due = (await house.author()).id
  await bought(house, due, today)
  await heard(house, due, withPlan({ isPastDue: true }))
  await house.tell(billing, due, endPlan(), SYSTEM, later)

  const closed = (await house.author()).id
  await bought(house, closed, today)
  await house.tell(billing, closed, closeBilling(), SYSTEM)
}
