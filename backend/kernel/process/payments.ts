/** @number milliseconds of a day that a provider’s own clock knows */
const REAL_DAY = 86_400_000
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

type Payments = {
  /** Who takes payments: nobody, a stand-in at `url` that moves no money, or the provider. */
  readonly mode: 'off' | 'simulator' | 'test' | 'live'
  readonly key: string
  /** Two of them while one takes the other's place. */
  readonly webhookSecrets: readonly string[]
  readonly url: string
}

/**
 * Who takes payments, by the environment. Without a key nobody does.
 * @throws Error with a sentence that repeats no key
 */
export const paymentsIn = (environment: Readonly<Record<string, string | undefined>>, dayMs: number): Payments => {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_URL: url = '' } = environment
  const webhookSecrets = (environment['STRIPE_WEBHOOK_SECRET'] ?? '').split(',').flatMap((each) => each.trim() || [])
  if (key === '') return { mode: 'off', key, webhookSecrets: [], url: '' }
  if (!/^(sk|rk)_(test|live)_\w+$/u.test(key))
    throw new Error('STRIPE_SECRET_KEY is no secret key of Stripe: they begin with sk_ or rk_')
  if (webhookSecrets.length === 0)
    throw new Error(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it: what the provider tells us is signed with it',
    )
  const isLive = key.includes('_live_')
  if (url === '') {
    if (dayMs !== REAL_DAY) throw new Error('STRIPE_SECRET_KEY needs a real day: DAY_MS must be 86400000')
    return { mode: isLive ? 'live' : 'test', key, webhookSecrets, url }
  }
  if (environment['NODE_ENV'] === 'production')
    throw new Error('STRIPE_URL is for a stand-in, and there is none in production')
  if (!URL.canParse(url) || !LOOPBACK.includes(new URL(url).hostname))
    throw new Error('STRIPE_URL must be an address of this machine')
  if (isLive) throw new Error('STRIPE_URL is for a stand-in: a live key is not shown to it')
  return { mode: 'simulator', key, webhookSecrets, url }
}
