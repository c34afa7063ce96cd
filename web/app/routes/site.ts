import { paths } from '../paths.ts'
import { area } from './route.ts'

const pricing = async () => (await import('../../modules/site/pricing/PricingPage.tsx')).PricingPage

const landing = area(
  async () => (await import('../pages/landing.ts')).landing,
  {
    landing: {
      path: paths.landing(),
      load: async () => (await import('../../modules/site/landing/LandingPage.tsx')).LandingPage,
    },
  },
  false,
)

const pages = area(async () => (await import('../pages/site.ts')).site, {
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
  about: {
    path: paths.about(),
    load: async () => (await import('../../modules/site/company/AboutPage.tsx')).AboutPage,
  },
  inspiringAbout: {
    path: paths.inspiringAbout(),
    load: async () => (await import('../../modules/site/company/InspiringAboutPage.tsx')).InspiringAboutPage,
  },
  features: {
    path: paths.features(),
    load: async () => (await import('../../modules/site/company/FeaturesPage.tsx')).FeaturesPage,
  },
  howItWorks: {
    path: paths.howItWorks(),
    load: async () => (await import('../../modules/site/company/HowItWorksPage.tsx')).HowItWorksPage,
  },
  enhanced: {
    path: paths.enhanced(),
    load: async () => (await import('../../modules/site/company/EnhancedPage.tsx')).EnhancedPage,
  },
  checkout: {
    path: paths.checkout(),
    load: async () => (await import('../../modules/site/plans/CheckoutPage.tsx')).CheckoutPage,
  },
  paymentSuccess: {
    path: paths.paymentSuccess(),
    load: async () => (await import('../../modules/site/plans/PaymentSuccessPage.tsx')).PaymentSuccessPage,
  },
  subscription: {
    path: paths.subscription(),
    load: async () => (await import('../../modules/site/plans/SubscriptionPage.tsx')).SubscriptionPage,
  },
  freeVoiceMessages: {
    path: paths.freeVoiceMessages(),
    load: async () => (await import('../../modules/messages/free/FreeVoicePage.tsx')).FreeVoicePage,
  },
})

export const site = [...landing, ...pages]
