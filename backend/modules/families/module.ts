import type { Module } from '../../kernel/process/module.ts'
import { invitationBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { membershipOf } from './membership.ts'
import { membersUsed } from './queries.ts'
import { routes } from './routes.ts'

export const families: Module = {
  categories,
  routers: [routes],
  ports: (kernel) => ({ membership: membershipOf(kernel) }),
  worksInMaintenance: /^\/api\/invitations/,
  opensByItself: /^\/(invite|api\/invitations)\//,
  uses: [membersUsed],
  bounces: invitationBounces,
  export: exported,
  happened: {
    family_named: '{by} gave the family its name.',
    member_joined: '{who} joined the family.',
    member_left: '{who} left the family.',
    member_removed: '{by} removed {who}.',
    role_changed: '{by} changed what {who} may do.',
    ownership_transferred: '{who} took the family over.',
  },
}
