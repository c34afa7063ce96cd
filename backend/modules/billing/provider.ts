import { Stripe } from 'stripe'
import type { Kernel } from '../../kernel/kernel.ts'
import { refusing } from '../../kernel/errors.ts'
import { PaidPlanId, type BillingRefusal, type Cycle } from './contract.ts'
import type { Snapshot } from './decide/look.ts'
import type { Mode } from './events.ts'
import { putPrices } from './putPrices.ts'
import { stripeClient } from './stripe.ts'
import { lookupKeyOf } from './stripePrices.ts'

const refuse = refusing<BillingRefusal>()

/** @number minutes for which a page of the provider waits to be paid */
const PAGE_MINUTES = 31

/** @number minutes in which the same choice, made again, is the same page */
const SAME_MINUTES = 10

/** In steps: what is asked for again under the same key has to be the same. */
const expiryFrom = (ms: number): number =>
  Math.ceil(ms / (SAME_MINUTES * 60_000)) * SAME_MINUTES * 60 + PAGE_MINUTES * 60

type Payments = Kernel['settings']['payments']
type Wanted = {
  readonly accountId: string
  readonly customer: string
  readonly plan: PaidPlanId
  readonly cycle: Cycle
  /** Empty for at once. */
  readonly firstChargeAt: string
  /** The same for the same choice, in two tabs too. */
  readonly key: string
}
export type Session = {
  readonly id: string
  readonly accountId: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly url: string
}

const addressIn = (url: string) => {
  if (url === '') return undefined
  const { hostname: host, port } = new URL(url)
  return { host, port: Number(port), protocol: 'http' } as const
}

/** The provider is away, or said a no that our request alone can have earned: nothing was done. */
const calling = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw refuse('provider-down', { type: error.type })
    throw error
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

const instant = (seconds: number): string => new Date(seconds * 1_000).toISOString()
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1_000)

const statusOf = (status: string | null): Session['status'] =>
  status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired'

const sessionOf = ({ id, client_reference_id: accountId, status, url }: Stripe.Checkout.Session): Session => ({
  id,
  accountId: accountId ?? '',
  status: statusOf(status),
  url: url ?? '',
})

const isAlive = ({ status }: Stripe.Subscription) => ['active', 'trialing', 'past_due'].includes(status)

const liveOf = (all: readonly Stripe.Subscription[]): Snapshot['subscription'] => {
  const [one] = all.filter(isAlive).toSorted((a, b) => a.created - b.created)
  const item = one?.items.data[0]
  const plan = PaidPlanId.options.find((id) => id === item?.price.product)
  if (!one || !item || !plan) return undefined
  const cycle = item.price.recurring?.interval === 'year' ? 'annual' : 'quarterly'
  return {
    id: one.id,
    plan,
    cycle,
    cents: item.price.unit_amount ?? 0,
    isPastDue: one.status === 'past_due',
    periodEnd: instant(item.current_period_end),
    isEnding: one.cancel_at_period_end || one.cancel_at !== null,
  }
}

const chargesOf = (all: readonly Stripe.Charge[]): Snapshot['charges'] =>
  all
    .filter(({ status }) => status === 'succeeded')
    .toSorted((a, b) => a.created - b.created)
    .map(({ id, amount, amount_refunded, created }) => ({
      id,
      cents: amount,
      refundedCents: amount_refunded,
      at: instant(created),
    }))

/** The one place that talks to the payment provider; it hands out plain values. @throws Refused provider-down */
export const providerOf = ({ payments, origin }: { readonly payments: Payments; readonly origin: string }) => {
  const { key, url, webhookSecrets, mode } = payments
  const stripe = stripeClient(key || 'sk_test_none', addressIn(url))

  const priceOf = async (plan: PaidPlanId, cycle: Cycle): Promise<string> => {
    const find = async () => (await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan, cycle)] })).data[0]
    const known = await find()
    // At the provider an operator puts the price table; its stand-in has it from us.
    if (!known && mode === 'simulator') await putPrices(stripe)
    const price = known ?? (await find())
    if (!price) throw refuse('not-sold')
    return price.id
  }

  return {
    customer: (accountId: string): Promise<string> =>
      calling(async () => {
        const asked = { idempotencyKey: `customer:${accountId}` }
        return (await stripe.customers.create({ metadata: { accountId } }, asked)).id
      }),
    checkout: ({ accountId, customer, plan, cycle, firstChargeAt, key: name }: Wanted): Promise<Session> =>
      calling(async () => {
        const price = await priceOf(plan, cycle)
        const answer = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: accountId,
            line_items: [{ price, quantity: 1 }],
            success_url: `${origin}/payment-success?session={CHECKOUT_SESSION_ID}`,
            cancel_url: `${origin}/checkout?plan=${plan}&cycle=${cycle}`,
            expires_at: expiryFrom(Date.now()),
            subscription_data: {
              metadata: { accountId },
              ...(firstChargeAt && { trial_end: seconds(firstChargeAt) }),
            },
          },
          { idempotencyKey: `checkout:${name}` },
        )
        return sessionOf(answer)
      }),
    /** Undefined where there is none of that name. */
    session: (id: string): Promise<Session | undefined> =>
      calling(async () => {
        try {
          return sessionOf(await stripe.checkout.sessions.retrieve(id))
        } catch (error) {
          if (isGone(error)) return undefined
          throw error
        }
      }),
    expire: (id: string): Promise<unknown> =>
      calling(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire:${id}` })),
    snapshot: (customer: string): Promise<Snapshot> =>
      calling(async () => {
        const subscriptions = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
        // After the subscriptions: a payment of one that is seen is seen as well.
        const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 })
        return { mode: mode as Mode, subscription: liveOf(subscriptions.data), charges: chargesOf(charges) }
      }),
    /** Has the subscription end with its period, or go on after all. */
    endWithPeriod: (id: string, isEnding: boolean, name: string): Promise<unknown> =>
      calling(() =>
        stripe.subscriptions.update(id, { cancel_at_period_end: isEnding }, { idempotencyKey: `period:${id}:${name}` }),
      ),
    /** Ends it at once; one that is over already is no failure. */
    endNow: (id: string): Promise<void> =>
      calling(async () => {
        try {
          await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end:${id}` })
        } catch (error) {
          if (!isGone(error)) throw error
        }
      }),
    /** Gives back what is left of a payment. @returns whether it is on its way */
    refund: (chargeId: string): Promise<boolean> =>
      calling(async () => {
        const { status } = await stripe.refunds.create({ charge: chargeId }, { idempotencyKey: `refund:${chargeId}` })
        return status !== 'failed' && status !== 'canceled'
      }),
    /** The page of the provider with card and receipts. */
    portal: (customer: string, name: string): Promise<string> =>
      calling(async () => {
        const page = { customer, return_url: `${origin}/subscription` }
        return (await stripe.billingPortal.sessions.create(page, { idempotencyKey: `portal:${name}` })).url
      }),
    /** Deletes all that it knows of a customer, which ends what they pay for. */
    forget: (customer: string): Promise<void> =>
      calling(async () => {
        try {
          await stripe.customers.del(customer, {}, { idempotencyKey: `forget:${customer}` })
        } catch (error) {
          if (!isGone(error)) throw error
        }
      }),
    /** What the provider tells, if it signed it with one of our secrets; undefined where it did not. */
    told: (body: string, signature: string): Stripe.Event | undefined => {
      for (const secret of webhookSecrets) {
        try {
          return stripe.webhooks.constructEvent(body, signature, secret)
        } catch {
          continue
        }
      }
      return undefined
    },
  }
}
export type Provider = ReturnType<typeof providerOf>
