import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers.ts'
import { noticeBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { routes } from './routes.ts'

export const messages: Module = {
  categories,
  routers: [routes, answers],
  bounces: noticeBounces,
  export: exported,
}
