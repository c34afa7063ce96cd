import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import * as v from 'valibot'
import { catchRefused } from '../../kernel/http/problem.ts'
import { Refused } from '../../kernel/errors.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, idOf, queryOf } from '../../kernel/http/request.ts'
import { notingLooks } from '../../kernel/identity/staffLooks.ts'
import { requireRole, requireStepUp } from '../../kernel/identity/staff.ts'
import { looks } from '../audit/reading.ts'
import { EXPORT_KINDS, UserFilter } from './contract.ts'
import { csvOf } from './exported.ts'
import { analytics, stats, userDetail, users } from './queries.ts'

const HOUR_S = 3_600
const Kind = v.picklist(EXPORT_KINDS)

/** What the admin panel reads; everything here is metadata. */
export const routes = (kernel: Kernel): Router => {
  const exports = limited(kernel, 'admin-export', 10, HOUR_S, (ctx) => actorOf(ctx).id)
  const noted = notingLooks(kernel, looks)
  const admins = requireRole('admin')
  return new Router({ prefix: '/api/admin' })
    .use(catchRefused())
    .get('/stats', admins, async (ctx) => {
      ctx.set('X-As-Of', kernel.clock.now())
      // Where a stand-in takes payments, no money has moved.
      ctx.set('X-Payments', kernel.settings.payments.mode)
      ctx.body = await stats(kernel)
    })
    .get('/users', admins, async (ctx) => {
      await awaitPosition(kernel, ctx, 'accounts')
      const { items, next } = await users(kernel, queryOf(ctx, UserFilter))
      if (next !== undefined) ctx.set('X-Next-Cursor', next)
      ctx.body = items
    })
    .get('/users/:id', admins, async (ctx) => {
      await awaitPosition(kernel, ctx, 'accounts')
      const id = idOf(ctx.params['id'])
      const user = await userDetail(kernel, id)
      if (!user) throw new Refused('not-found')
      await noted(ctx, { what: 'account', of: `account-${id}` })
      ctx.body = user
    })
    .get('/analytics', admins, async (ctx) => {
      ctx.body = await analytics(kernel)
    })
    .get('/export/:kind', admins, exports, async (ctx) => {
      const kind = v.safeParse(Kind, ctx.params['kind'])
      if (!kind.success) throw new Refused('not-found')
      // Everybody's addresses in one file: what a change would be asked for, although nothing changes.
      requireStepUp(ctx)
      await noted(ctx, { what: 'table', of: kind.output })
      ctx.attachment(`${kind.output}-export-${kernel.clock.now().slice(0, 10)}.csv`)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.set('X-Content-Type-Options', 'nosniff')
      ctx.body = Readable.from(csvOf(kernel, kind.output))
    })
}
