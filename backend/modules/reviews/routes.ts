import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf, named, own } from '../../kernel/http/command.ts'
import { awaitPosition, onRevisionRead, type Target } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { RefuseReview, Sort, WriteReview, refusals, sentences } from './contract.ts'
import { approveReview, refuseReview, writeReview } from './decide.ts'
import { factsOf, own as ownReview, pendingReviews, reviewsOf } from './queries.ts'
import { review } from './review.ts'

const HOUR_S = 3_600
const Nothing = v.strictObject({})

export const routes = (kernel: Kernel) => {
  const command = commandsOf(kernel, 'reviews', {
    aggregate: review,
    target: named,
    answer: ({ status }, revision) => ({ state: status, revision }),
  })
  const ownCommand = commandsOf(kernel, 'reviews', {
    aggregate: review,
    target: own,
    answer: (state) => ({ review: ownReview(state) }),
  })
  const staff = requireRole('support', 'admin')
  const writes = limited(kernel, 'review', 10, HOUR_S, (ctx) => actorOf(ctx).id)

  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'reviews')
    const sort = v.safeParse(Sort, ctx.query['sort'])
    ctx.body = await reviewsOf(kernel, sort.success ? sort.output : 'newest')
  }
  const mine = async (ctx: Context) => {
    ctx.body = { review: ownReview((await kernel.load(review, actorOf(ctx).id)).state) }
  }
  const write = async (opinion: WriteReview, { id }: Target) =>
    writeReview({ ...opinion, facts: await factsOf(kernel, id) })
  const queue = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'reviews')
    ctx.body = await pendingReviews(kernel)
  }

  return new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/reviews', list)
    .get('/reviews/mine', signedIn, mine)
    .post('/reviews', signedIn, writes, ownCommand(WriteReview, write))
    .get('/admin/reviews', staff, queue)
    .post('/admin/reviews/:id/approve', staff, onRevisionRead, command(Nothing, approveReview))
    .post(
      '/admin/reviews/:id/refuse',
      staff,
      onRevisionRead,
      command(RefuseReview, ({ reason }) => refuseReview(reason)),
    )
}
