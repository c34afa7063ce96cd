import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const shares: WebModule = {
  pages,
  routes: area(paths, pages, {
    shared: { path: paths.shared(':token'), load: page(() => import('./shared/SharedPage.tsx'), 'SharedPage') },
  }),
  refreshes: { share: ['shares'], visit: ['shares'] },
}
