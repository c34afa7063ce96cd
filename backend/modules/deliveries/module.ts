import type { Module } from '../../kernel/process/module.ts'
import { linkBounces } from './bounces.ts'
import { categories } from './events.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'

export const deliveries: Module = {
  categories,
  routers: [],
  // An invitation's link has the same form.
  rest: [routes],
  bounces: linkBounces,
  worksInMaintenance: /^\/api\/(d|deliveries)(\/|$)/,
  knowsNoSession: /^\/api\/d\//,
  opensByItself: /^\/(shared|api\/d)\//,
  export: { none: 'What became of a message goes along with the message.' },
  recordable,
}
