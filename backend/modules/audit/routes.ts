import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Readable } from 'node:stream'
import { catchRefused } from '../../kernel/http/problem.ts'
import { Refused } from '../../kernel/errors.ts'
import { commandOf } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing, queryOf } from '../../kernel/http/request.ts'
import { closedSince, openRestored } from '../../kernel/process/restored.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { notingLooks } from '../../kernel/identity/staffLooks.ts'
import { admin } from './admin.ts'
import { HistoryFilter, OpenHouse, Verify, refusals, sentences } from './contract.ts'
import { openHouse } from './decide.ts'
import { exportOf } from './exported.ts'
import { historyOf } from './queries.ts'
import { looks } from './reading.ts'
import { messageStats, stalled } from './stats.ts'
import { streamViewOf } from './streamView.ts'
import { verify } from './verification.ts'

const HOUR_S = 3_600
const STREAM = /^[a-z]+-[\w-]{1,60}$/i

/** What administrators may review. Each look is itself an event, and no answer holds a word of a family's. */
export const routes = (kernel: Kernel): Router => {
  const verifications = limited(kernel, 'admin-verify', 30, HOUR_S, (ctx) => actorOf(ctx).id)
  const noted = notingLooks(kernel, looks)
  const exports = limited(kernel, 'admin-export', 10, HOUR_S, (ctx) => actorOf(ctx).id)

  /** Their entry stands before anything may go out. */
  const open = async (ctx: Context): Promise<void> => {
    const { restoredAt } = bodyOf(ctx, OpenHouse)
    if ((await closedSince(kernel.db)) === restoredAt) {
      const by = actorOf(ctx)
      await kernel.handle(admin, by.id, openHouse({ restoredAt }), commandOf(kernel, ctx, by, { restoredAt }))
      await openRestored(kernel.db, kernel.clock.now())
    }
    ctx.body = { closedSince: await closedSince(kernel.db) }
  }
  const filterOf = (ctx: Context) => queryOf(ctx, HistoryFilter)

  return new Router({ prefix: '/api/admin' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/history', requireRole('admin'), async (ctx) => {
      const filter = filterOf(ctx)
      await noted(ctx, { what: 'history' })
      ctx.body = await historyOf(kernel, filter)
    })
    .get('/history/stream/:name', requireRole('admin'), async (ctx) => {
      const name = ctx.params['name'] ?? ''
      const view = STREAM.test(name) ? await streamViewOf(kernel, name) : undefined
      if (!view) throw new Refused('not-found')
      await noted(ctx, { what: 'stream', of: name })
      ctx.body = view
    })
    .get('/history/export', requireRole('admin'), exports, async (ctx) => {
      const { cursor: _cursor, ...filter } = filterOf(ctx)
      const asCsv = ctx.query['format'] !== 'ndjson'
      await noted(ctx, { what: 'export' })
      ctx.set('X-Content-Type-Options', 'nosniff')
      ctx.attachment(`history-export-${kernel.clock.now().slice(0, 10)}.${asCsv ? 'csv' : 'ndjson'}`)
      ctx.type = asCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson'
      ctx.body = Readable.from(exportOf(kernel, filter, asCsv))
    })
    .post(
      '/history/verify',
      requireRole('admin'),
      verifications,
      describing(Verify, async (ctx: Context) => {
        const { stream } = bodyOf(ctx, Verify)
        await noted(ctx, { what: 'verification', ...(stream !== undefined && { of: stream }) })
        ctx.body = await verify(kernel, stream)
      }),
    )
    .post('/restored/open', requireRole('admin'), describing(OpenHouse, open))
    .get('/message-stats', requireRole('admin'), async (ctx) => {
      const head = await kernel.store.head()
      await noted(ctx, { what: 'messages' })
      ctx.body = await messageStats(kernel, head)
    })
    .get('/stalled', requireRole('admin'), async (ctx) => {
      await noted(ctx, { what: 'stalled' })
      ctx.body = await stalled(kernel)
    })
}
