import type { Kernel } from '../../kernel/kernel.ts'
import { billing, type Billing } from './billing.ts'
import type { StartCheckout } from './contract.ts'
import { firstChargeOf, requireSale } from './decide/buy.ts'
import type { buyerOf } from './facts.ts'
import type { Provider, Session } from './provider.ts'

type Facts = Awaited<ReturnType<typeof buyerOf>>

const waiting = async (provider: Provider, { checkout }: Billing): Promise<Session | undefined> => {
  const session = checkout && (await provider.session(checkout.sessionId))
  return session?.status === 'open' ? session : undefined
}

/**
 * A page of the provider's on which this choice is paid: one that is open already, for the same choice. One of another
 * choice is closed first, so that two tabs never make two plans.
 * @throws Refused where the account buys nothing now; provider-down
 */
export const openCheckout = async (
  { load, clock }: Pick<Kernel, 'load' | 'clock'>,
  provider: Provider,
  accountId: string,
  wanted: StartCheckout,
  facts: Facts,
) => {
  const { state, revision } = await load(billing, accountId)
  requireSale(state, wanted, facts)
  const { plan, cycle } = wanted
  const firstChargeAt = firstChargeOf(state, clock.now(), clock.dayMs)
  const open = await waiting(provider, state)
  const { checkout } = state
  if (open && checkout?.plan === plan && checkout.cycle === cycle && checkout.firstChargeAt === firstChargeAt)
    return { customer: state.customer, session: open }
  if (open) await provider.expire(open.id)
  const customer = state.customer || (await provider.customer(accountId))
  const key = `${accountId}:${Number(revision ?? -1)}:${plan}:${cycle}`
  const session = await provider.checkout({ accountId, customer, plan, cycle, firstChargeAt, key })
  return { customer, session }
}
