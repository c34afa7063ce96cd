import type { Router, RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { longBody } from '../../../kernel/http/bodies.ts'
import { awaitPosition } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing, queryOf } from '../../../kernel/http/request.ts'
import { familyOf, inFamily, requireRight } from '../../../kernel/identity/family.ts'
import type { Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { vttOf } from '../../../kernel/words/webvtt.ts'
import { ItemsQuery, MonthsQuery, PeopleQuery, Precheck, TodayQuery } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { isSeenBy, item } from '../item.ts'
import { detailOf } from '../queries/detail.ts'
import { precheckOf } from '../queries/files.ts'
import { itemsOf, monthsOf, spaceOf, todayOf } from '../queries/lists.ts'
import { peopleOf } from '../queries/people.ts'
import { isThere, seenItem } from '../seen.ts'
import { sendFile, sendMotion } from '../send.ts'

const HOUR_S = 3_600
/** @number how long the question may be which files a family has already, in KB */
const PRECHECK_KB = 64

/** What is read of a family's items. */
export const readingRoutes = (kernel: Kernel, router: Router): Router => {
  const prechecks = limited(kernel, 'items-precheck', 600, HOUR_S, (ctx) => actorOf(ctx).id)
  const see = inFamily(kernel, 'see')
  const readerOf = (ctx: Context): Reader => ({ id: actorOf(ctx).id, ...familyOf(ctx) })
  const seen = seenItem(kernel)

  /** Where another item took in the file of one that somebody sent, or has it as its moving half, they are shown that one. */
  const ownOrTaken = async (ctx: RouterContext) => {
    const by = actorOf(ctx)
    const { state } = await kernel.load(item, String(ctx.params['id']).toLowerCase())
    const isTaken = state.status === 'erased' && state.contributorId === by.id
    const intoId = isTaken ? state.intoId : isSeenBy(state, by.id) ? state.motionOf : ''
    if (intoId === '') return seen(ctx)
    const role = await requireRight(kernel, ctx, state.familyId, 'see')
    const into = await kernel.load(item, intoId)
    if (!isThere(into.state, by, role)) throw refuse('not-found')
    return { id: intoId, by, state: into.state, role }
  }
  const one = async (ctx: RouterContext) => {
    const { id, by, state, role } = await ownOrTaken(ctx)
    await awaitPosition(kernel, ctx, 'items')
    const row = await detailOf(kernel, { id: by.id, familyId: state.familyId, role }, id)
    if (!row) throw refuse('not-found')
    ctx.set('ETag', `"${row.revision}"`)
    ctx.body = row
  }
  const file = (part: string) => async (ctx: RouterContext) => {
    const { state } = await seen(ctx)
    await sendFile(ctx, kernel, state, part)
  }

  const captions = async (ctx: RouterContext) => {
    const { id, by, state, role } = await seen(ctx)
    await awaitPosition(kernel, ctx, 'items')
    const row = await detailOf(kernel, { id: by.id, familyId: state.familyId, role }, id)
    const made = vttOf(row?.words ?? '', row?.durationMs ?? 0)
    if (made === undefined) throw refuse('not-found')
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'text/vtt'
    ctx.body = made
  }

  return router
    .get('/', see, async (ctx) => {
      const { after: _after, ...query } = queryOf(ctx, ItemsQuery)
      await awaitPosition(kernel, ctx, 'items')
      ctx.body = await itemsOf(kernel, readerOf(ctx), query)
    })
    .get('/months', see, async (ctx) => {
      const { after: _after, ...filters } = queryOf(ctx, MonthsQuery)
      await awaitPosition(kernel, ctx, 'items')
      ctx.body = await monthsOf(kernel, readerOf(ctx), filters)
    })
    .get('/people', see, async (ctx) => {
      queryOf(ctx, PeopleQuery)
      await awaitPosition(kernel, ctx, 'items')
      ctx.body = await peopleOf(kernel, readerOf(ctx))
    })
    .get('/today', see, async (ctx) => {
      const { on } = queryOf(ctx, TodayQuery)
      await awaitPosition(kernel, ctx, 'items')
      ctx.body = await todayOf(kernel, readerOf(ctx), on)
    })
    .get('/space', see, async (ctx) => {
      await awaitPosition(kernel, ctx, 'items')
      ctx.body = await spaceOf(kernel, readerOf(ctx))
    })
    .post(
      '/precheck',
      see,
      prechecks,
      longBody(PRECHECK_KB),
      describing(Precheck, async (ctx: Context) => {
        ctx.body = await precheckOf(kernel, readerOf(ctx), bodyOf(ctx, Precheck))
      }),
    )
    .get('/:id', one)
    .get('/:id/thumb', file('thumb'))
    .get('/:id/preview', file('preview'))
    .get('/:id/play', file('play'))
    .get('/:id/video', file('video'))
    .get('/:id/motion', async (ctx) => {
      const { state } = await seen(ctx)
      await sendMotion(ctx, kernel, state)
    })
    .get('/:id/peaks', file('peaks'))
    .get('/:id/original', file('original'))
    .get('/:id/captions', captions)
    .get('/:id/page/:n', (ctx) => file(`page-${ctx.params['n'] ?? ''}`)(ctx))
}
