import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const recipes: WebModule = {
  pages,
  routes: area(paths, pages, {
    recipe: { path: paths.recipe(':name'), load: page(() => import('./RecipePage.tsx'), 'RecipePage') },
  }),
  refreshes: { recipe: ['recipes', 'family', 'items'] },
}
