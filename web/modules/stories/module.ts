import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const stories: WebModule = {
  pages,
  routes: area(paths, pages, {
    story: { path: paths.story(':storyId'), load: page(() => import('./StoryPage.tsx'), 'StoryPage') },
  }),
  refreshes: { story: ['stories'], media: ['stories'] },
}
