import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  privacyPolicy: () => '/privacy-policy',
  privacy: () => '/privacy',
  terms: () => '/terms-of-service',
  accessibility: () => '/accessibility',
  status: () => '/status',
} as const

const pages = async () => (await import('./pages.ts')).pages

export const legal: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    privacyPolicy: async () => (await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    privacy: async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
    terms: async () => (await import('./TermsPage.tsx')).TermsPage,
    accessibility: async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage,
    status: async () => (await import('./StatusPage.tsx')).StatusPage,
  }),
}
