// The provider here is a STAND-IN for somebody else's service: a local server that holds products and prices in the
// shapes of Stripe's API reference (/v1/products, /v1/prices with lookup_keys, errors, Idempotency-Key). It shows what
// our command sends through the real `stripe` library; that Stripe itself takes it, only the last test shows, and that
// one runs with a test-mode key in STRIPE_TEST_KEY alone.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PRICES } from '../modules/billing/contract.ts'
import type { PriceTable } from '../modules/billing/stripePrices.ts'
import { prices } from './prices.ts'
import { KNOWN_KEY, stripeStandIn } from './testing/stripeStandIn.ts'

let provider: Awaited<ReturnType<typeof stripeStandIn>>
beforeEach(async () => void (provider = await stripeStandIn()))
afterEach(() => provider.close())

const put = (table?: PriceTable, key = KNOWN_KEY) =>
  prices({ STRIPE_SECRET_KEY: key }, { address: provider.address, ...(table && { table }) })
const held = () => [...provider.prices.values()].map(({ lookup_key, active }) => [lookup_key, active])

describe('npm run admin -- prices', () => {
  test('puts a product for each paid plan, and its two prices', async () => {
    expect(await put()).toMatch(/New product: Memory Plus\.[^]*The prices stand at Stripe \(test mode\)\./u)
    expect([...provider.products.values()]).toMatchObject([
      { id: 'memory_plus', name: 'Memory Plus', active: true },
      { id: 'complete_legacy', name: 'Complete Legacy', active: true },
    ])
    const quarter = { currency: 'usd', recurring: { interval: 'month', interval_count: 3 } }
    const year = { currency: 'usd', recurring: { interval: 'year', interval_count: 1 } }
    expect([...provider.prices.values()]).toMatchObject([
      { lookup_key: 'memory_plus_quarterly_2495_usd', product: 'memory_plus', unit_amount: 2495, ...quarter },
      { lookup_key: 'memory_plus_annual_8000_usd', product: 'memory_plus', unit_amount: 8000, ...year },
      { lookup_key: 'complete_legacy_quarterly_3195_usd', product: 'complete_legacy', unit_amount: 3195, ...quarter },
      { lookup_key: 'complete_legacy_annual_10200_usd', product: 'complete_legacy', unit_amount: 10_200, ...year },
    ])
  })

  test('run twice, there is nothing new', async () => {
    await put()
    const before = [...provider.written]
    expect(await put()).toBe('The prices stand at Stripe (test mode).')
    expect(provider.written).toEqual(before)
  })

  test('a changed amount is a new price; the old one stays for those who have it', async () => {
    await put()
    const dearer = { ...PRICES, memory_plus: { cents: 2995, every: 'quarter' } } as const
    expect(await put(dearer)).toContain(
      'New price: memory_plus_quarterly_2995_usd.\nNew price: memory_plus_annual_9600_usd.',
    )
    expect(held()).toContainEqual(['memory_plus_quarterly_2495_usd', true])
    expect(held()).toHaveLength(6)
    expect(await put()).toBe('The prices stand at Stripe (test mode).')
  })

  test('what someone archived by hand is sold again', async () => {
    await put()
    for (const things of [provider.products, provider.prices])
      for (const thing of things.values()) things.set(thing.id, { ...thing, active: false })
    expect(await put()).toContain('Product put right: Memory Plus.')
    expect(held().every(([, active]) => active)).toBe(true)
  })

  test('a key of ours on another price is told, and nothing is written over it', async () => {
    await put()
    const [price] = provider.prices.values()
    provider.prices.set(price?.id ?? '', { id: '', ...price, unit_amount: 1 })
    const before = [...provider.written]
    await expect(put()).rejects.toThrow('Stripe holds another price under memory_plus_quarterly_2495_usd')
    expect(provider.written).toEqual(before)
  })

  test('speaks the version of the API that it was written for', async () => {
    await put()
    expect([...provider.versions]).toEqual(['2026-08-26.dahlia'])
  })

  test('refuses plainly without a key', async () =>
    expect(() => prices({}, { address: provider.address })).rejects.toThrow('STRIPE_SECRET_KEY is not set.'))

  test.each([
    ['a publishable key', 'pk_test_1234567890abcdefWXYZ'],
    ['a key that Stripe does not know', 'sk_test_0987654321zyxwvuABCD'],
  ])('never repeats %s', async (_, key) => {
    const said = await put(PRICES, key).catch(String)
    expect(said).toContain('STRIPE_SECRET_KEY')
    expect(said).not.toContain(key)
    expect(said).not.toContain(key.slice(-4))
    expect(provider.written).toEqual([])
  })
})

const testKey = process.env['STRIPE_TEST_KEY'] ?? ''
test('Stripe itself takes the prices', { timeout: 60_000 }, async ({ skip }) => {
  skip(!/^(sk|rk)_test_/u.test(testKey), 'not run: no test-mode key of Stripe in STRIPE_TEST_KEY')
  await prices({ STRIPE_SECRET_KEY: testKey })
  expect(await prices({ STRIPE_SECRET_KEY: testKey })).toBe('The prices stand at Stripe (test mode).')
})
