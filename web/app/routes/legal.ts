import { paths } from '../paths.ts'
import { area } from './route.ts'

export const legal = area(async () => (await import('../pages/legal.ts')).legal, {
  privacyPolicy: {
    path: paths.privacyPolicy(),
    load: async () => (await import('../../modules/legal/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  },
  privacy: {
    path: paths.privacy(),
    load: async () => (await import('../../modules/legal/PrivacyPage.tsx')).PrivacyPage,
  },
  terms: {
    path: paths.terms(),
    load: async () => (await import('../../modules/legal/TermsPage.tsx')).TermsPage,
  },
  accessibility: {
    path: paths.accessibility(),
    load: async () => (await import('../../modules/legal/AccessibilityPage.tsx')).AccessibilityPage,
  },
  status: {
    path: paths.status(),
    load: async () => (await import('../../modules/legal/StatusPage.tsx')).StatusPage,
  },
})
