import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { readers } from './readers.ts'
import { routes } from './routes.ts'

export const wishes: Module = {
  categories,
  routers: [routes, readers],
  export: exported,
}
