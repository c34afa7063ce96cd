import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const scrapbooks: WebModule = {
  pages,
  routes: area(paths, pages, {
    scrapbook: { path: paths.scrapbook(':id'), load: page(() => import('./ScrapbookPage.tsx'), 'ScrapbookPage') },
  }),
  refreshes: { scrapbook: ['scrapbooks', 'family'] },
}
