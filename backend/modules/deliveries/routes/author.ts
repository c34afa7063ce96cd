import { Router } from '@koa/router'
import * as v from 'valibot'
import { Instant } from '../../../kernel/contract.ts'
import { commandsOf, named } from '../../../kernel/http/command.ts'
import { awaitPosition } from '../../../kernel/http/http.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, idOf, signedIn } from '../../../kernel/http/request.ts'
import { sendSealed } from '../../../kernel/blob/sendSealed.ts'
import { blobName, isPlayed, PLAYED } from '../../media/reading.ts'
import { Nothing, ProposalWord } from '../contract.ts'
import { takeBack } from '../decide/author.ts'
import { forbidConfirmation } from '../decide/confirm.ts'
import { refuse } from '../decide/guards.ts'
import { acceptAddress, forbidAddress, requireAuthor } from '../decide/propose.ts'
import { delivery } from '../delivery.ts'
import { whoseIs } from '../proposers.ts'
import { previewOf } from '../preview.ts'
import { deliveriesOf, isReplyOf } from '../queries.ts'
import { newRepliesTo, repliesTo } from '../replies.ts'

/** What became of a message, and what came back, for its author. */
export const authorRoutes = (kernel: Kernel): Router => {
  const command = commandsOf(kernel, 'deliveries', {
    aggregate: delivery,
    target: named,
    answer: ({ status }) => ({ state: status }),
  })
  return new Router({ prefix: '/api/deliveries' })
    .get('/', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'deliveries')
      ctx.body = await deliveriesOf(kernel, actorOf(ctx), idOf(ctx.query['messageId']))
    })
    .get('/preview', signedIn, async (ctx) => {
      for (const module of ['accounts', 'messages', 'recipients']) await awaitPosition(kernel, ctx, module)
      const { messageId, dueAt } = ctx.query
      ctx.body = await previewOf(kernel, actorOf(ctx), idOf(messageId), v.is(Instant, dueAt) ? dueAt : undefined)
    })
    .get('/replies', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'deliveries')
      const { cursor } = ctx.query
      ctx.body = await repliesTo(kernel, actorOf(ctx), typeof cursor === 'string' ? cursor : '')
    })
    .get('/replies/new', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'accounts')
      ctx.body = { count: await newRepliesTo(kernel, actorOf(ctx)) }
    })
    .post(
      '/:id/revoke',
      signedIn,
      command(Nothing, () => takeBack()),
    )
    .post(
      '/:id/refuse-access',
      signedIn,
      command(Nothing, () => forbidConfirmation()),
    )
    .post(
      '/:id/use-address',
      signedIn,
      command(ProposalWord, async ({ n }, { by, id }) => {
        const { state } = await kernel.load(delivery, id)
        requireAuthor(state, by)
        const { contactId = '', address = '' } = state.proposal ?? {}
        return acceptAddress({ n, nonce: newId(), whose: await whoseIs(kernel, state, contactId, address) })
      }),
    )
    .post(
      '/:id/refuse-address',
      signedIn,
      command(ProposalWord, ({ n }) => forbidAddress({ n })),
    )
    .get('/:id/replies/:mediaId/:variant', signedIn, async (ctx) => {
      const [id, mediaId] = [idOf(ctx.params['id']), idOf(ctx.params['mediaId'])]
      const { variant = '' } = ctx.params
      // A reply is a voice alone.
      const isHeard = isPlayed(variant) && variant !== 'video'
      if (!isHeard || !(await isReplyOf(kernel, actorOf(ctx), id, mediaId))) throw refuse('not-found')
      await sendSealed(ctx, kernel, {
        name: blobName(mediaId, variant),
        thing: `delivery-${id}`,
        type: PLAYED[variant],
      })
    })
}
