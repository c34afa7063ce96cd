import { createElement } from 'react'
import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'
import type { LegalPage } from './text.ts'

/** A text in parts, with its contents beside it. */
const text = (load: () => Promise<LegalPage>) => async () => {
  const [{ LegalText }, page] = await Promise.all([import('./LegalText.tsx'), load()])
  return () => createElement(LegalText, page)
}
const pages = async () => (await import('./pages.ts')).pages

export const legal: WebModule = {
  pages,
  routes: area(paths, pages, {
    privacyPolicy: async () => (await import('./PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    privacy: text(async () => (await import('./privacyFull.ts')).fullPrivacy),
    terms: text(async () => (await import('./terms.ts')).terms),
    accessibility: text(async () => (await import('./accessibility.ts')).accessibility),
    status: async () => (await import('./StatusPage.tsx')).StatusPage,
  }),
}
