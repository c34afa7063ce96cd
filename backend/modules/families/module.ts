import type { Module } from '../../kernel/process/module.ts'
import { invitationBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { membershipOf } from './membership.ts'
import { routes } from './routes.ts'

export const families: Module = {
  categories,
  routers: [routes],
  ports: (kernel) => ({ membership: membershipOf(kernel) }),
  worksInMaintenance: /^\/api\/invitations/,
  opensByItself: /^\/(invite|api\/invitations)\//,
  bounces: invitationBounces,
  export: exported,
}
