import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const legal: WebModule = {
  pages,
  routes: area(paths, pages, {
    privacyPolicy: async () => (await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    privacy: async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
    terms: async () => (await import('./TermsPage.tsx')).TermsPage,
    accessibility: async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage,
    status: async () => (await import('./StatusPage.tsx')).StatusPage,
  }),
}
