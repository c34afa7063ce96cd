import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { routes } from './routes.ts'

export const audit: Module = {
  categories,
  routers: [routes],
  export: { none: 'The history is everyone’s; each account reads there who looked at it.' },
}
