import { annualDollars, type Cycle, PaidPlanId, PLAN_NAMES, PRICES, type Price } from './contract.ts'

export type PriceTable = Readonly<Record<PaidPlanId, Price>>

/** A plan, as the payment provider knows it: its id there is ours. */
export type ProviderProduct = { readonly id: PaidPlanId; readonly name: string }

/** One way to pay for a plan: whole cents of US dollars, every so many months or once a year. */
export type ProviderPrice = {
  readonly lookupKey: string
  readonly product: PaidPlanId
  readonly cents: number
  readonly interval: 'month' | 'year'
  readonly intervalCount: number
}

export const providerProducts = (): readonly ProviderProduct[] =>
  PaidPlanId.options.map((id) => ({ id, name: PLAN_NAMES[id] }))

// The two readings of one amount are two prices, so that "monthly" and "quarterly" are two names as well.
const CYCLES = {
  month: { name: 'monthly', interval: 'month', intervalCount: 1 },
  quarter: { name: 'quarterly', interval: 'month', intervalCount: 3 },
  year: { name: 'annual', interval: 'year', intervalCount: 1 },
} as const

// The amount is part of the key: a key means one price for ever, and an older release finds its own.
const priceOf = (product: PaidPlanId, every: keyof typeof CYCLES, cents: number): ProviderPrice => {
  const { name, ...recurring } = CYCLES[every]
  return { lookupKey: `${product}_${name}_${cents}_usd`, product, cents, ...recurring }
}

/** What the provider must charge for a price table: each plan by its own cycle, and by the year. */
export const providerPrices = (table: PriceTable = PRICES): readonly ProviderPrice[] =>
  PaidPlanId.options.flatMap((plan) => [
    priceOf(plan, table[plan].every, table[plan].cents),
    priceOf(plan, 'year', annualDollars(table[plan]) * 100),
  ])

/** Under which name the provider has what a plan costs each time. */
export const lookupKeyOf = (plan: PaidPlanId, cycle: Cycle): string => {
  const { cents, every } = PRICES[plan]
  return cycle === 'annual'
    ? priceOf(plan, 'year', annualDollars(PRICES[plan]) * 100).lookupKey
    : priceOf(plan, every, cents).lookupKey
}
