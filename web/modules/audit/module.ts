import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const audit: WebModule = {
  pages,
  routes: area(paths, pages, {
    controlPanel: async () => (await import('./MessagesDesk.tsx')).MessagesDesk,
    deskHistory: async () => (await import('./HistoryDesk.tsx')).HistoryDesk,
    deskStream: { path: paths.deskStream(':stream'), load: async () => (await import('./StreamDesk.tsx')).StreamDesk },
  }),
}
