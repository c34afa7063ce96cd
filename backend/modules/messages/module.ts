import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers/routes.ts'
import { noticeBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { announceRoutes } from './announce/routes.ts'
import { returningTriggered } from './system/triggered.ts'
import { hub } from './hub.ts'

export const messages: Module = {
  categories,
  hub,
  routers: [routes, answers, announceRoutes],
  bounces: noticeBounces,
  ports: (kernel) => ({ returnTriggered: returningTriggered(kernel) }),
  export: exported,
  recordable,
}
