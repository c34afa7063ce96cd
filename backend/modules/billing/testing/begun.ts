import type { Household } from '../../../../tests/household/household.ts'
import { ownerOf } from '../../../../tests/household/household.ts'
import { SYSTEM } from '../../../kernel/clock.ts'
import { billing } from '../billing.ts'
import { startCheckout } from '../decide/buy.ts'
import { applySnapshot, type Snapshot } from '../decide/look.ts'
import { beginTrial } from '../decide/trial.ts'
import { named, paidOnce } from './snapshots.ts'

type Tells = Pick<Household, 'tell'>

/** What the provider says, once. */
export const heard = (house: Tells, accountId: string, snapshot: Snapshot) =>
  house.tell(billing, accountId, applySnapshot(named(snapshot, accountId)), SYSTEM)

/** A plan that was tried, chosen and paid for. */
export const bought = async (house: Tells, accountId: string, snapshot: Snapshot = paidOnce): Promise<void> => {
  await house.tell(billing, accountId, beginTrial(accountId), SYSTEM)
  const facts = { isVerified: true, isDemo: false, mode: 'simulator' } as const
  const wanted = { plan: 'memory_plus', cycle: 'quarterly', consent: true } as const
  const opened = { accountId, customer: `cus_${accountId}`, sessionId: `cs_${accountId}` }
  await house.tell(billing, accountId, startCheckout(wanted, facts, opened), ownerOf(accountId))
  await heard(house, accountId, snapshot)
}
