import { createElement } from 'react'
import { paths } from '../paths.ts'
import { area } from './route.ts'

export const info = area(async () => (await import('../pages/info.ts')).info, {
  faqs: {
    path: paths.faqs(),
    load: async () => {
      const [{ FaqsPage }, { Useful }] = await Promise.all([
        import('../../modules/info/FaqsPage.tsx'),
        import('../../modules/support/Useful.tsx'),
      ])
      const under = (about: string) => createElement(Useful, { about })
      return () => createElement(FaqsPage, { under })
    },
  },
  discoverYourPath: {
    path: paths.discoverYourPath(),
    load: async () => (await import('../../modules/info/DiscoverPage.tsx')).DiscoverPage,
  },
  militaryFamilies: {
    path: paths.militaryFamilies(),
    load: async () => (await import('../../modules/info/MilitaryPage.tsx')).MilitaryPage,
  },
  beforeItsTooLate: {
    path: paths.beforeItsTooLate(),
    load: async () => (await import('../../modules/info/BeforePage.tsx')).BeforePage,
  },
  familyLegacyHub: {
    path: paths.familyLegacyHub(),
    load: async () => (await import('../../modules/info/HubPage.tsx')).HubPage,
  },
  timeline: {
    path: paths.timeline(),
    load: async () => (await import('../../modules/info/TimelinePage.tsx')).TimelinePage,
  },
  search: {
    path: paths.search(),
    load: async () => {
      const [{ SearchPage }, { siteEntries }] = await Promise.all([
        import('../../modules/info/SearchPage.tsx'),
        import('../siteEntries.ts'),
      ])
      const entries = await siteEntries()
      return () => createElement(SearchPage, { entries })
    },
  },
})
