import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { linksUsed } from './queries.ts'
import { routes } from './routes.ts'
import { hub } from './hub.ts'

export const shares: Module = {
  categories,
  hub,
  routers: [routes],
  uses: [linksUsed],
  opensByItself: /^\/api\/shared\//,
  export: exported,
  happened: {
    link_made: '{by} shared something by link.',
    link_opened: '{by}’s link was opened for the first time.',
    link_ended: '{by}’s link ended.',
  },
}
