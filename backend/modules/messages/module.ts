import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers.ts'
import { noticeBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { announceRoutes } from './routes/announce.ts'
import { returningTriggered } from './triggered.ts'

export const messages: Module = {
  categories,
  routers: [routes, answers, announceRoutes],
  bounces: noticeBounces,
  ports: (kernel) => ({ returnTriggered: returningTriggered(kernel) }),
  export: exported,
  recordable,
}
