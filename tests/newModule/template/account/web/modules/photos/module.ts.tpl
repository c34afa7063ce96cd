import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = { photos: () => '/photos' } as const

const pages = async () => (await import('./pages.ts')).pages

export const photos: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, { photos: async () => (await import('./PhotosPage.tsx')).PhotosPage }),
  refreshes: { photo: ['photos'] },
}
