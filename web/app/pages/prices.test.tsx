import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { describe, expect, test, vi } from 'vitest'

// One line of the price table changed: each page that names the price must follow it.
vi.mock(import('../../../backend/modules/billing/contract.ts'), async (original) => {
  const table = await original()
  return { ...table, PRICES: { ...table.PRICES, memory_plus: { cents: 2495, every: 'month' as const } } }
})

const { PRICES } = await import('../../../backend/modules/billing/contract.ts')
const { providerPrices } = await import('../../../backend/modules/billing/stripePrices.ts')
const { PLANS, priceInWords } = await import('../../modules/site/pricing/planStrings.ts')
const { CheckoutPage } = await import('../../modules/site/plans/off/CheckoutPage.tsx')
const { faqGroups } = await import('../../modules/info/faqs.ts')
const { pages: plans } = await import('../../modules/site/plans/pages.ts')

describe('when the line of Memory Plus is read by the month', () => {
  test('the page of the plans says so', () => {
    expect(PLANS.map(({ name }) => name)).toContain('Memory Plus')
    expect(priceInWords('memory_plus', 'quarterly')).toMatchObject({ price: '$24.95', period: 'per month' })
    expect(priceInWords('memory_plus', 'annual')).toMatchObject({ price: '$240', saving: 'Save $59 per year' })
  })

  test('the quote says so', () => {
    const quote = (cycle: string) =>
      renderToString(
        <Router ssrPath="/checkout" ssrSearch={`plan=memory_plus&cycle=${cycle}`}>
          <CheckoutPage />
        </Router>,
      )
    expect(quote('quarterly')).toContain('$24.95 per month')
    expect(quote('annual')).toContain('$240 per year')
  })

  test('search engines are told so', () => {
    const facts = JSON.stringify(plans.pricing.structuredData('Acme'))
    expect(facts).toMatch(/"price":"24\.95"[^}]*"eligibleDuration":\{[^}]*"value":1,"unitCode":"MON"/u)
    expect(facts).toContain('"price":"240"')
    expect(facts).not.toContain('"price":"80"')
  })

  test('the payment provider charges so', () => {
    const charged = providerPrices(PRICES).filter(({ product }) => product === 'memory_plus')
    expect(charged).toEqual([
      {
        lookupKey: 'memory_plus_monthly_2495_usd',
        product: 'memory_plus',
        cents: 2495,
        interval: 'month',
        intervalCount: 1,
      },
      {
        lookupKey: 'memory_plus_annual_24000_usd',
        product: 'memory_plus',
        cents: 24_000,
        interval: 'year',
        intervalCount: 1,
      },
    ])
  })

  test('the answer to what the plans cost says so', () => {
    const { answer } = faqGroups.flatMap(({ faqs }) => faqs).find(({ id }) => id === 'cost') ?? { answer: '' }
    expect(answer).toContain('Memory Plus costs $24.95 every month, Complete Legacy costs $31.95 every 3 months.')
  })
})
