import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { reached } from './reached.ts'
import { routes } from './routes.ts'

export const life: Module = {
  categories,
  routers: [routes, answers, reached],
  export: exported,
}
