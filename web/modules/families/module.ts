import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const families: WebModule = {
  pages,
  routes: area(paths, pages, {
    members: page(() => import('./members/MembersPage.tsx'), 'MembersPage'),
    invite: { path: paths.invite(':token'), load: page(() => import('./InvitePage.tsx'), 'InvitePage') },
  }),
  // What is told and who is added shows among the activities.
  refreshes: { family: ['families', 'family'], story: ['family'], kin: ['family'] },
}
