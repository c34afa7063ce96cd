import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const recipes: WebModule = {
  pages,
  routes: area(paths, pages, { recipes: async () => (await import('./RecipesPage.tsx')).RecipesPage }),
  refreshes: { recipe: ['recipes', 'family'] },
}
