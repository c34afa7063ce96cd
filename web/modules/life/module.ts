import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = { legacyContacts: () => '/legacy/contacts' } as const

const pages = async () => (await import('./pages.ts')).pages

export const life: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    legacyContacts: async () => (await import('./ContactsPage.tsx')).ContactsPage,
  }),
  refreshes: { life: ['contacts'] },
}
