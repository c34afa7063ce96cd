import { Stripe } from 'stripe'

/** Where the provider answers when it is not at its own address: a stand-in. */
export type Address = { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }

/** The version whose shapes this code reads; a newer library does not compile until it is looked at again. */
const API_VERSION = '2026-08-26.dahlia'

export const stripeClient = (key: string, address?: Address): Stripe =>
  new Stripe(key, { apiVersion: API_VERSION, maxNetworkRetries: 2, timeout: 10_000, telemetry: false, ...address })

const isSecretKey = (key: string): boolean => /^(sk|rk)_(test|live)_\w+$/u.test(key)

/**
 * The secret key among the settings, for a person to have set.
 * @throws Error with a sentence that does not repeat what was given
 */
export const secretKeyIn = (environment: Readonly<Record<string, string | undefined>>): string => {
  const key = environment['STRIPE_SECRET_KEY']
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set.')
  if (!isSecretKey(key)) throw new Error('STRIPE_SECRET_KEY is no secret key of Stripe: they begin with sk_ or rk_.')
  return key
}
