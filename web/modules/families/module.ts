import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  invite: (token: string) => `/invite/${token}`,
  /** The page of invitations, with one begun for that relative. */
  inviteRelative: (relativeId: string) => `/family-invitations?invite=${relativeId}`,
} as const

const pages = async () => (await import('./pages.ts')).pages

export const families: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    invite: { path: paths.invite(':token'), load: async () => (await import('./InvitePage.tsx')).InvitePage },
  }),
  entries: async () => (await import('./entries.ts')).entries,
  // What is told and who is added shows among the activities.
  refreshes: { family: ['families', 'family'], story: ['family'], kin: ['family'] },
}
