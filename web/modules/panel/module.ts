import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const panel: WebModule = {
  pages,
  routes: area(paths, pages, {
    admin: page(() => import('./AdminPage.tsx'), 'AdminPage'),
    cpanel: page(() => import('./CpanelPage.tsx'), 'CpanelPage'),
  }),
}
