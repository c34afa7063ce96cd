import type { Module } from '../../kernel/process/module.ts'
import { routes } from './routes.ts'

export const hub: Module = {
  categories: [],
  routers: [routes],
  export: { none: 'The hub only shows what other modules keep.' },
}
