import { annualDollars, PaidPlanId, PLAN_NAMES, PRICES } from '../../../../backend/modules/billing/contract.ts'
import { publicly, type Pages, type Thing } from '../../../app/pages/page.ts'

const offerOf = (plan: string, price: string, months: number): Thing => ({
  '@type': 'Offer',
  name: plan,
  price,
  priceCurrency: 'USD',
  eligibleDuration: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
})

/** Each plan as a product with its prices, from the same table as the page. */
const products = (productName: string): readonly Thing[] => [
  {
    '@type': 'Product',
    name: `${productName} ${PLAN_NAMES.free_forever}`,
    description: 'Unlimited voice messages and basic family features, without an end date.',
    offers: [{ '@type': 'Offer', name: PLAN_NAMES.free_forever, price: '0', priceCurrency: 'USD' }],
  },
  ...PaidPlanId.options.map((plan) => {
    const price = PRICES[plan]
    const months = price.every === 'month' ? 1 : 3
    return {
      '@type': 'Product',
      name: `${productName} ${PLAN_NAMES[plan]}`,
      description: 'More room for pictures, films, books and people.',
      offers: [
        offerOf(PLAN_NAMES[plan], (price.cents / 100).toFixed(2), months),
        offerOf(PLAN_NAMES[plan], String(annualDollars(price)), 12),
      ],
    }
  }),
]

const pricing = {
  ...publicly,
  name: 'Pricing',
  description: 'Three plans, in plain numbers. Voice messages are free forever, and no delivery depends on a plan.',
  keywords: 'pricing, free voice messages, family memories, plans',
  structuredData: products,
} as const

const parent = { name: 'Pricing', path: '/pricing' } as const
const notSold = { audience: 'anyone', robots: 'noindex,nofollow', keywords: '', parent } as const

/** What it costs. */
export const pages = {
  pricing,
  // Other addresses of the same page.
  pricingPlan: { ...pricing, canonical: '/pricing' },
  pricingPlans: { ...pricing, canonical: '/pricing' },
  transparentPricing: {
    ...publicly,
    name: 'Transparent Pricing',
    description: 'Every limit of every plan, what ten years would cost you, and what stops when you stop paying.',
    keywords: 'pricing, limits, refunds, what stops',
    parent,
    structuredData: products,
  },
  checkout: {
    ...notSold,
    name: 'Checkout',
    description: 'What the plan that you chose will cost. Nothing is charged.',
  },
  paymentSuccess: {
    ...notSold,
    name: 'Payment Received',
    crumb: 'Payment',
    description: 'Whether a payment was made, told truthfully.',
  },
  subscription: { ...notSold, name: 'Subscription', description: 'Which plan you have, and what it holds.' },
} as const satisfies Pages
