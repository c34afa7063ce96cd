import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { routes } from './routes.ts'

export const photos: Module = {
  categories,
  routers: [routes],
  export: exported,
}
