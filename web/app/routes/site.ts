import { paths } from '../paths.ts'
import { area } from './route.ts'

export const site = area(async () => (await import('../pages/site.ts')).site, {
  landing: {
    path: paths.landing(),
    load: async () => (await import('../../modules/site/LandingPage.tsx')).LandingPage,
  },
})
