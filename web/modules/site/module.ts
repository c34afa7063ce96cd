import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const landing = area(
  paths,
  async () => (await import('./landing/pages.ts')).pages,
  { landing: page(() => import('./landing/LandingPage.tsx'), 'LandingPage') },
  false,
)

const pricing = page(() => import('./pricing/PricingPage.tsx'), 'PricingPage')
const pages = async () => (await import('./pages.ts')).pages

export const site: WebModule = {
  pages,
  routes: [
    ...landing,
    ...area(paths, pages, {
      pricing,
      pricingPlan: pricing,
      pricingPlans: pricing,
      transparentPricing: page(() => import('./pricing/TransparentPricingPage.tsx'), 'TransparentPricingPage'),
      legacyMessages: page(() => import('./legacy/LegacyMessagesPage.tsx'), 'LegacyMessagesPage'),
      legacyPlanning: page(() => import('./legacy/LegacyPlanningPage.tsx'), 'LegacyPlanningPage'),
      about: page(() => import('./company/AboutPage.tsx'), 'AboutPage'),
      inspiringAbout: page(() => import('./company/InspiringAboutPage.tsx'), 'InspiringAboutPage'),
      features: page(() => import('./company/FeaturesPage.tsx'), 'FeaturesPage'),
      howItWorks: page(() => import('./company/HowItWorksPage.tsx'), 'HowItWorksPage'),
      enhanced: page(() => import('./company/EnhancedPage.tsx'), 'EnhancedPage'),
      checkout: page(() => import('./plans/CheckoutPage.tsx'), 'CheckoutPage'),
      paymentSuccess: page(() => import('./plans/PaymentSuccessPage.tsx'), 'PaymentSuccessPage'),
      subscription: page(() => import('./plans/SubscriptionPage.tsx'), 'SubscriptionPage'),
    }),
  ],
  refreshes: { billing: ['/api/billing'] },
}
