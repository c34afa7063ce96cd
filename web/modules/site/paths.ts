export const paths = {
  landing: () => '/',
  pricing: () => '/pricing',
  pricingPlan: () => '/pricing-plan',
  pricingPlans: () => '/pricing-plans',
  transparentPricing: () => '/transparent-pricing',
  legacyMessages: () => '/legacy-messages',
  legacyPlanning: () => '/legacy-planning',
  about: () => '/about',
  inspiringAbout: () => '/inspiring-about',
  features: () => '/features',
  howItWorks: () => '/how-it-works',
  enhanced: () => '/enhanced',
  checkout: () => '/checkout',
  paymentSuccess: () => '/payment-success',
  subscription: () => '/subscription',
} as const

/** An area that opens leaves this list, and nothing else. */
export const closed: readonly string[] = [paths.checkout(), paths.paymentSuccess()]
