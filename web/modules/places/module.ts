import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const places: WebModule = {
  pages,
  routes: area(paths, pages, { places: async () => (await import('./PlacesPage.tsx')).PlacesPage }),
  refreshes: { place: ['places', 'family'] },
}
