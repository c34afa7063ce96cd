import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = { legacyContacts: () => '/legacy/contacts' } as const

const pages = async () => (await import('./pages.ts')).pages

export const life: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(pages, {
    legacyContacts: {
      path: paths.legacyContacts(),
      load: async () => (await import('./ContactsPage.tsx')).ContactsPage,
    },
  }),
  refreshes: { life: ['contacts'] },
}
