import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { routes } from './routes.ts'

export const connections: Module = {
  categories,
  routers: [routes],
  export: exported,
  happened: { relative_added: '{by} added a relative.', relative_removed: '{by} removed a relative.' },
}
