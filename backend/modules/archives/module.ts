import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { routes } from './routes.ts'

export const archives: Module = {
  categories,
  routers: [routes],
  export: {
    none: 'What came of an archive is among the memories, which are exported; the list of it is gone in a month.',
  },
}
