import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages
const rooms = () => import('./rooms.tsx')
/** What is in an album or from a place is part of the memories, and what happens to them is told to the family. */
const shown = ['items', 'family']

export const items: WebModule = {
  pages,
  routes: area(paths, pages, {
    memory: { path: paths.memory(':name'), load: page(rooms, 'MemoryPage') },
    album: { path: paths.album(':albumId'), load: page(rooms, 'AlbumPage') },
  }),
  refreshes: { item: shown, media: ['items'], archive: ['archives', 'items'], album: shown, place: shown },
}
