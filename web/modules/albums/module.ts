import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const albums: WebModule = {
  pages,
  routes: area(paths, pages, { albums: async () => (await import('./AlbumsPage.tsx')).AlbumsPage }),
  refreshes: { album: ['albums', 'family'] },
}
