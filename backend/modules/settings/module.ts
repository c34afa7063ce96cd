import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { switches } from './queries.ts'
import { routes } from './routes.ts'

export const settings: Module = {
  categories,
  routers: [routes],
  ports: switches,
  export: { none: 'The switches are the site’s, not an account’s.' },
}
