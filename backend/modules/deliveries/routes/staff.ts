import { Router } from '@koa/router'
import { commandsOf, named } from '../../../kernel/http/command.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { requireRole } from '../../../kernel/identity/staff.ts'
import { Nothing } from '../contract.ts'
import { reissueLink } from '../decide/send.ts'
import { delivery } from '../delivery.ts'

const HOUR_S = 3_600

/** An admin may have a fresh link mailed to the address that the author gave, and never sees it. */
export const staffRoutes = (kernel: Kernel): Router =>
  new Router({ prefix: '/api/admin/deliveries' }).post(
    '/:id/resend-link',
    requireRole('admin'),
    limited(kernel, 'admin-acts', 60, HOUR_S, (ctx) => actorOf(ctx).id),
    commandsOf(kernel, 'deliveries', {
      aggregate: delivery,
      target: named,
      answer: ({ status }) => ({ state: status }),
    })(Nothing, () => reissueLink({ nonce: newId(), by: 'admin' })),
  )
