import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const life: WebModule = {
  pages,
  routes: area(paths, pages, {
    legacyContacts: async () => (await import('./ContactsPage.tsx')).ContactsPage,
    legacyPrint: async () => (await import('./plan/PrintPage.tsx')).PrintPage,
  }),
  // A contact who goes may announce nothing any more.
  refreshes: { life: ['contacts', 'life', 'messages'] },
}
