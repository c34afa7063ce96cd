import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const landing = area(
  paths,
  async () => (await import('./landing/pages.ts')).pages,
  { landing: async () => (await import('./landing/LandingPage.tsx')).LandingPage },
  false,
)

const pricing = async () => (await import('./pricing/PricingPage.tsx')).PricingPage
const pages = async () => (await import('./pages.ts')).pages

export const site: WebModule = {
  pages,
  routes: [
    ...landing,
    ...area(paths, pages, {
      pricing,
      pricingPlan: pricing,
      pricingPlans: pricing,
      transparentPricing: async () => (await import('./pricing/TransparentPricingPage.tsx')).TransparentPricingPage,
      legacyMessages: async () => (await import('./legacy/LegacyMessagesPage.tsx')).LegacyMessagesPage,
      legacyPlanning: async () => (await import('./legacy/LegacyPlanningPage.tsx')).LegacyPlanningPage,
      about: async () => (await import('./company/AboutPage.tsx')).AboutPage,
      inspiringAbout: async () => (await import('./company/InspiringAboutPage.tsx')).InspiringAboutPage,
      features: async () => (await import('./company/FeaturesPage.tsx')).FeaturesPage,
      howItWorks: async () => (await import('./company/HowItWorksPage.tsx')).HowItWorksPage,
      enhanced: async () => (await import('./company/EnhancedPage.tsx')).EnhancedPage,
      checkout: async () => (await import('./plans/CheckoutPage.tsx')).CheckoutPage,
      paymentSuccess: async () => (await import('./plans/PaymentSuccessPage.tsx')).PaymentSuccessPage,
      subscription: async () => (await import('./plans/SubscriptionPage.tsx')).SubscriptionPage,
    }),
  ],
}
