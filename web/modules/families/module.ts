import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = { invite: (token: string) => `/invite/${token}` } as const

const pages = async () => (await import('./pages.ts')).pages

export const families: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    invite: { path: paths.invite(':token'), load: async () => (await import('./InvitePage.tsx')).InvitePage },
  }),
  entries: async () => (await import('./entries.ts')).entries,
  refreshes: { family: ['families', 'family'] },
}
