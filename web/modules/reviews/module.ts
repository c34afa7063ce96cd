import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  reviews: () => '/reviews',
  deskReviews: () => '/admin-control-panel/reviews',
} as const

const pages = async () => (await import('./pages.ts')).pages

export const reviews: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    reviews: async () => (await import('./ReviewsPage.tsx')).ReviewsPage,
    deskReviews: async () => (await import('./ReviewsDesk.tsx')).ReviewsDesk,
  }),
  desks: [{ place: 3, href: paths.deskReviews(), words: 'Reviews', roles: ['support', 'admin'] }],
  refreshes: { review: ['reviews'] },
}
