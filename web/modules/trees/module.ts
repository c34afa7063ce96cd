import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const trees: WebModule = {
  pages,
  routes: area(paths, pages, {
    treePerson: {
      path: paths.treePerson(':treeId', ':personId'),
      load: async () => (await import('./person/PersonPage.tsx')).PersonPage,
    },
  }),
  refreshes: { tree: ['trees', 'family'], gedimport: ['trees', 'people'], record: ['people'] },
}
