import type { Module } from '../../kernel/process/module.ts'
import { routes } from './routes.ts'

export const search: Module = {
  categories: [],
  routers: [routes],
  export: { none: 'It keeps nothing of its own: what is found stands in the export of what it is found in.' },
}
