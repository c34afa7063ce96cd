import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const capsules: WebModule = {
  pages,
  routes: area(paths, pages, {
    capsule: { path: paths.capsule(':id'), load: page(() => import('./CapsulePage.tsx'), 'CapsulePage') },
  }),
  refreshes: { capsule: ['capsules', 'family'], media: ['capsules'] },
}
