import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const panel: WebModule = {
  pages,
  routes: area(paths, pages, {
    admin: async () => (await import('./AdminPage.tsx')).AdminPage,
    cpanel: async () => (await import('./CpanelPage.tsx')).CpanelPage,
  }),
}
