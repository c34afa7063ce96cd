import { createElement } from 'react'
import type { WebModule } from '../../app/module.ts'
import { useful } from '../../app/parts.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  faqs: () => '/faqs',
  discoverYourPath: () => '/discover-your-path',
  militaryFamilies: () => '/military-families',
  beforeItsTooLate: () => '/before-its-too-late',
  familyLegacyHub: () => '/family-legacy-hub',
  timeline: () => '/timeline',
  coming: () => '/coming',
  search: (words?: string) =>
    words === undefined ? '/advanced-features' : `/advanced-features?q=${encodeURIComponent(words)}`,
} as const

const faqs = async () => {
  const [{ FaqsPage }, Useful] = await Promise.all([import('./FaqsPage.tsx'), useful()])
  const under = (about: string) => createElement(Useful, { about })
  return () => createElement(FaqsPage, { under })
}
const search = async () => {
  const [{ SearchPage }, { siteEntries }] = await Promise.all([
    import('./SearchPage.tsx'),
    import('../../app/siteEntries.ts'),
  ])
  const entries = await siteEntries()
  return () => createElement(SearchPage, { entries })
}
const pages = async () => (await import('./pages.ts')).pages

export const info: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    faqs,
    discoverYourPath: async () => (await import('./DiscoverPage.tsx')).DiscoverPage,
    militaryFamilies: async () => (await import('./MilitaryPage.tsx')).MilitaryPage,
    beforeItsTooLate: async () => (await import('./BeforePage.tsx')).BeforePage,
    familyLegacyHub: async () => (await import('./HubPage.tsx')).HubPage,
    timeline: async () => (await import('./TimelinePage.tsx')).TimelinePage,
    coming: async () => (await import('./ComingPage.tsx')).ComingPage,
    search,
  }),
}
