import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { guardianRoutes } from './guardian.ts'
import { routes } from './routes.ts'

export const recipients: Module = {
  categories,
  routers: [routes, answers, guardianRoutes],
  export: exported,
}
