import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const items: WebModule = {
  pages,
  routes: area(paths, pages, { items: async () => (await import('./ItemsPage.tsx')).ItemsPage }),
  refreshes: { item: ['items', 'family'] },
}
