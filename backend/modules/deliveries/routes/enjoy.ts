import { Router } from '@koa/router'
import type { Context } from 'koa'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { longBody } from '../../../kernel/http/bodies.ts'
import { bodyOf, describing } from '../../../kernel/http/request.ts'
import { sendSealed } from '../../../kernel/blob/sendSealed.ts'
import { uploadTickets } from '../../../kernel/identity/uploadTicket.ts'
import { vttOf } from '../../../kernel/words/webvtt.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { blobName, isPlayed, PLAYED } from '../../media/reading.ts'
import { Nothing, RecordPlay, Reply } from '../contract.ts'
import { REPLY } from '../contract/bounds.ts'
import { sendCopy } from '../copy.ts'
import { recordDownload, recordPlay, reply, thank } from '../decide/enjoy.ts'
import { refuse, requireLive } from '../decide/guards.ts'
import { contentOf, hasRecording, portraitOf } from '../queries.ts'
import { linkAccess } from '../linkAccess.ts'
import { pagesOf } from './page.ts'

/** The message for whoever has proved who they are, and what they may answer. */
export const enjoyRoutes = (kernel: Kernel): Router => {
  const { held, proved, contentWith, give } = linkAccess(kernel)
  const { onward } = pagesOf(kernel)
  const tickets = uploadTickets(kernel.settings)

  const play = async (ctx: Context) => {
    const command = bodyOf(ctx, RecordPlay)
    const found = await proved(ctx)
    await contentWith(found, command.mediaId)
    await give(ctx, found, recordPlay(command), command)
    ctx.status = 204
  }
  const answer = async (ctx: Context) => {
    const { replyId = newId(), body = '', mediaId } = bodyOf(ctx, Reply)
    const found = await proved(ctx)
    const { id, state } = found
    const isThere = mediaId !== undefined && (await hasRecording(kernel, id, state.recipientId, mediaId))
    await give(ctx, found, reply({ replyId, body, mediaId, hasRecording: isThere }), { replyId, body, mediaId })
    onward(ctx, 'unlocked')
  }

  return new Router()
    .get('/api/d/:token/portrait', async (ctx) => {
      const { state } = await held(ctx)
      requireLive(state, kernel.clock.now())
      const portrait = await portraitOf(kernel, state.authorId)
      if (portrait === null) throw refuse('not-found')
      const thing = `account-${state.authorId}`
      await sendSealed(ctx, kernel, { name: blobName(portrait, 'picture'), thing, type: 'image/jpeg' })
    })
    .get('/api/d/:token/content', async (ctx) => {
      const { state } = await proved(ctx)
      ctx.body = await contentOf(kernel, state)
    })
    .get('/api/d/:token/media/:mediaId/captions', async (ctx) => {
      const { mediaId = '' } = ctx.params
      const { media } = await contentWith(await proved(ctx), mediaId)
      const one = media.find(({ id }) => id === mediaId)
      const captions = one && vttOf(one.transcript, one.durationMs ?? 0)
      if (captions === undefined) throw refuse('not-found')
      ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      ctx.type = 'text/vtt'
      ctx.body = captions
    })
    .get('/api/d/:token/media/:mediaId{/:variant}', async (ctx) => {
      const found = await proved(ctx)
      const { mediaId = '', variant = 'play' } = ctx.params
      await contentWith(found, mediaId)
      if (!isPlayed(variant)) throw refuse('not-found')
      await sendSealed(ctx, kernel, {
        name: blobName(mediaId, variant),
        thing: `message-${found.state.messageId}`,
        type: PLAYED[variant],
      })
    })
    .get('/api/d/:token/copy', async (ctx) => {
      const { state } = await proved(ctx)
      const content = await contentOf(kernel, state)
      if (!content) throw refuse('not-found')
      sendCopy(ctx, kernel, state.messageId, content)
    })
    .post('/api/d/:token/play', describing(RecordPlay, play))
    .post('/api/d/:token/download', async (ctx) => {
      const found = await proved(ctx)
      const { state } = found
      const [first] = (await contentOf(kernel, state))?.media ?? []
      await give(ctx, found, recordDownload({ mediaId: first?.id ?? state.messageId }), bodyOf(ctx, Nothing))
      ctx.redirect(`/api/d/${tokenOf(ctx)}/copy`)
      ctx.status = 303
    })
    .post('/api/d/:token/thanks', async (ctx) => {
      await give(ctx, await proved(ctx), thank(), bodyOf(ctx, Nothing))
      onward(ctx, 'unlocked')
    })
    .post('/api/d/:token/recording', async (ctx) => {
      const { id, state } = await proved(ctx)
      bodyOf(ctx, Nothing)
      const ticket = tickets.issue({ purpose: REPLY, ownerId: state.recipientId, subject: id })
      ctx.body = { ticket, subject: id, mediaId: newId() }
    })
    .post('/api/d/:token/reply', longBody(64), describing(Reply, answer))
}
