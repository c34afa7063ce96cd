import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { routes } from './routes.ts'
import { waitingRoutes } from './waiting.ts'

export const support: Module = {
  categories,
  routers: [routes, waitingRoutes],
  export: exported,
}
