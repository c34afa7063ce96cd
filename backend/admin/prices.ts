import { Stripe } from 'stripe'
import { putPrices } from '../modules/billing/putPrices.ts'
import { secretKeyIn, stripeClient, type Address } from '../modules/billing/stripe.ts'
import type { PriceTable } from '../modules/billing/stripePrices.ts'

type With = { readonly address?: Address; readonly table?: PriceTable }

// Stripe's own sentence repeats the ends of a key that it does not know.
const worded = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, requestId } = error
  if (type === 'StripeAuthenticationError') return new Error('Stripe does not know the key of STRIPE_SECRET_KEY.')
  if (type === 'StripePermissionError')
    return new Error('The key of STRIPE_SECRET_KEY may not write products and prices.')
  return new Error(`Stripe did not take it: ${error.message}${requestId ? ` (${requestId})` : ''}`)
}

/**
 * Puts the products and prices of the price table at Stripe, with the key of the environment.
 * @returns what was done, a line each
 * @throws Error with a sentence for the person at the machine; it never holds the key
 */
export const prices = async (environment: NodeJS.ProcessEnv, { address, table }: With = {}): Promise<string> => {
  const key = secretKeyIn(environment)
  try {
    const done = await putPrices(stripeClient(key, address), table)
    const mode = key.includes('_live_') ? 'live' : 'test'
    return [...done, `The prices stand at Stripe (${mode} mode).`].join('\n')
  } catch (error) {
    throw worded(error)
  }
}
