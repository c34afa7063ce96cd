import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const photos: WebModule = {
  pages,
  routes: area(paths, pages, { photos: async () => (await import('./PhotosPage.tsx')).PhotosPage }),
  refreshes: { photo: ['photos', 'family'] },
}
