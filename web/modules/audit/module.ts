import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const audit: WebModule = {
  pages,
  routes: area(paths, pages, {
    controlPanel: page(() => import('./MessagesDesk.tsx'), 'MessagesDesk'),
    deskHistory: page(() => import('./HistoryDesk.tsx'), 'HistoryDesk'),
    deskStream: { path: paths.deskStream(':stream'), load: page(() => import('./StreamDesk.tsx'), 'StreamDesk') },
  }),
}
