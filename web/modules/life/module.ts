import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = { legacyContacts: () => '/legacy/contacts', legacyPrint: () => '/legacy/print' } as const

const pages = async () => (await import('./pages.ts')).pages

export const life: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    legacyContacts: async () => (await import('./ContactsPage.tsx')).ContactsPage,
    legacyPrint: async () => (await import('./plan/PrintPage.tsx')).PrintPage,
  }),
  // A contact who goes may announce nothing any more.
  refreshes: { life: ['contacts', 'life', 'messages'] },
}
