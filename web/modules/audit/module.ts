import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  controlPanel: () => '/admin-control-panel',
  deskHistory: () => '/admin-control-panel/history',
  deskStream: (stream: string) => `/admin-control-panel/history/${stream}`,
} as const

const pages = async () => (await import('./pages.ts')).pages

export const audit: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    controlPanel: async () => (await import('./MessagesDesk.tsx')).MessagesDesk,
    deskHistory: async () => (await import('./HistoryDesk.tsx')).HistoryDesk,
    deskStream: { path: paths.deskStream(':stream'), load: async () => (await import('./StreamDesk.tsx')).StreamDesk },
  }),
  desks: [
    { place: 1, href: paths.controlPanel(), words: 'Messages', roles: ['admin'] },
    { place: 4, href: paths.deskHistory(), words: 'History', roles: ['admin'] },
  ],
}
