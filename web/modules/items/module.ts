import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const items: WebModule = {
  pages,
  routes: area(paths, pages, {
    albums: async () => (await import('./albums/AlbumsPage.tsx')).AlbumsPage,
    album: { path: paths.album(':albumId'), load: async () => (await import('./albums/AlbumPage.tsx')).AlbumPage },
    byPerson: async () => (await import('./people/PeoplePage.tsx')).PeoplePage,
    byPlace: async () => (await import('./places/PlacesPage.tsx')).PlacesPage,
    bin: async () => (await import('./BinPage.tsx')).BinPage,
    item: { path: paths.item(':itemId'), load: async () => (await import('./item/ItemPage.tsx')).ItemPage },
  }),
  refreshes: { item: ['items', 'family'], media: ['items'], album: ['albums', 'family'], place: ['places', 'family'] },
}
