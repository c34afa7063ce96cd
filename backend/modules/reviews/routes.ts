import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { catchRefused } from '../../kernel/http/problem.ts'
import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import { accepting, afterwards, commandOf, onRevisionRead, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, signedIn } from '../../kernel/http/request.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { RefuseReview, Sort, WriteReview, refusals, sentences } from './contract.ts'
import { approveReview, refuseReview, writeReview } from './decide.ts'
import { factsOf, own, pendingReviews, reviewsOf } from './queries.ts'
import { review } from './review.ts'

const HOUR_S = 3_600
const Nothing = v.strictObject({})

export const routes = (kernel: Kernel) => {
  const accept = accepting(kernel, 'reviews')
  const staff = requireRole('support', 'admin')
  const writes = limited(kernel, 'review', 10, HOUR_S, (ctx) => actorOf(ctx).id)

  const list = async (ctx: Context) => {
    await afterwards(kernel, ctx, 'reviews')
    const sort = v.safeParse(Sort, ctx.query['sort'])
    ctx.body = await reviewsOf(kernel, sort.success ? sort.output : 'newest')
  }
  const mine = async (ctx: Context) => {
    ctx.body = { review: own((await kernel.load(review, actorOf(ctx).id)).state) }
  }
  const write = async (ctx: Context) => {
    const by = actorOf(ctx)
    const opinion = bodyOf(ctx, WriteReview)
    const command = commandOf(kernel, ctx, by, fingerprintOf(kernel.settings, 'commands', opinion))
    const decision = writeReview({ ...opinion, facts: await factsOf(kernel, by.id) })
    const handled = await kernel.handle(review, by.id, decision, command)
    await settle(kernel, ctx, 'reviews', handled)
    ctx.body = { review: own(handled.state) }
  }
  const queue = async (ctx: Context) => {
    await afterwards(kernel, ctx, 'reviews')
    ctx.body = await pendingReviews(kernel)
  }
  const stateOf = ({ status }: { status: string }, revision: number) => ({ state: status, revision })

  return new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/reviews', list)
    .get('/reviews/mine', signedIn, mine)
    .post('/reviews', signedIn, writes, Object.assign(write, { bodySchema: WriteReview }))
    .get('/admin/reviews', staff, queue)
    .post('/admin/reviews/:id/approve', staff, onRevisionRead, accept(Nothing, review, approveReview, stateOf))
    .post(
      '/admin/reviews/:id/refuse',
      staff,
      onRevisionRead,
      accept(RefuseReview, review, ({ reason }) => refuseReview(reason), stateOf),
    )
}
