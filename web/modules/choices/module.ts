import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const choices: WebModule = {
  pages,
  routes: area(paths, pages, { choices: page(() => import('./ChoicesPage.tsx'), 'ChoicesPage') }),
  refreshes: { choice: ['choices'] },
}
