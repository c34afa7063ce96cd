import type { Module } from '../../kernel/process/module.ts'
import { entitled, entitledAccount } from './entitled.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { lifting } from './lifting.ts'
import { prices, routes, webhooks } from './routes.ts'

export const billing: Module = {
  categories,
  routers: [prices, routes, webhooks],
  // The provider tells on: what it says is only kept.
  worksInMaintenance: /^\/api\/webhooks\//u,
  knowsNoSession: /^\/api\/webhooks\//u,
  ports: (kernel) => ({ entitled: entitled(kernel), entitledAccount: entitledAccount(kernel), lifting }),
  export: exported,
}
