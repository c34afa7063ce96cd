import { createElement } from 'react'
import type { WebModule } from '../../app/module.ts'
import { useful } from '../../app/parts.tsx'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

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

export const info: WebModule = {
  pages,
  routes: area(paths, pages, {
    faqs,
    discoverYourPath: page(() => import('./DiscoverPage.tsx'), 'DiscoverPage'),
    militaryFamilies: page(() => import('./MilitaryPage.tsx'), 'MilitaryPage'),
    beforeItsTooLate: page(() => import('./BeforePage.tsx'), 'BeforePage'),
    familyLegacyHub: page(() => import('./HubPage.tsx'), 'HubPage'),
    timeline: page(() => import('./TimelinePage.tsx'), 'TimelinePage'),
    coming: page(() => import('./ComingPage.tsx'), 'ComingPage'),
    search,
  }),
}
