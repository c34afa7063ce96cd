import { paths } from '../paths.ts'
import { area } from './route.ts'

const pricing = async () => (await import('../../modules/site/pricing/PricingPage.tsx')).PricingPage

export const site = area(async () => (await import('../pages/site.ts')).site, {
  landing: {
    path: paths.landing(),
    load: async () => (await import('../../modules/site/landing/LandingPage.tsx')).LandingPage,
  },
  pricing: { path: paths.pricing(), load: pricing },
  pricingPlan: { path: paths.pricingPlan(), load: pricing },
  pricingPlans: { path: paths.pricingPlans(), load: pricing },
  transparentPricing: {
    path: paths.transparentPricing(),
    load: async () => (await import('../../modules/site/pricing/TransparentPricingPage.tsx')).TransparentPricingPage,
  },
  legacyMessages: {
    path: paths.legacyMessages(),
    load: async () => (await import('../../modules/site/legacy/LegacyMessagesPage.tsx')).LegacyMessagesPage,
  },
  legacyPlanning: {
    path: paths.legacyPlanning(),
    load: async () => (await import('../../modules/site/legacy/LegacyPlanningPage.tsx')).LegacyPlanningPage,
  },
})
