import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const reviews: WebModule = {
  pages,
  routes: area(paths, pages, {
    reviews: page(() => import('./ReviewsPage.tsx'), 'ReviewsPage'),
    deskReviews: page(() => import('./ReviewsDesk.tsx'), 'ReviewsDesk'),
  }),
  refreshes: { review: ['reviews'] },
}
