import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const life: WebModule = {
  pages,
  routes: area(paths, pages, {
    legacyContacts: page(() => import('./ContactsPage.tsx'), 'ContactsPage'),
    ifIDied: page(() => import('./today/IfIDiedPage.tsx'), 'IfIDiedPage'),
    legacyPrint: page(() => import('./plan/PrintPage.tsx'), 'PrintPage'),
  }),
  // A contact who goes may announce nothing any more.
  refreshes: { life: ['contacts', 'life', 'messages'] },
}
