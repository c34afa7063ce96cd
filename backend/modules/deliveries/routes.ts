import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { answering, problemOf } from '../../kernel/answer.ts'
import { Id } from '../../kernel/contract.ts'
import { isSecret } from '../../kernel/secrets.ts'
import { Refused } from '../../kernel/errors.ts'
import { sendPage, wantsPage } from '../../kernel/html.ts'
import { commandOf, settle } from '../../kernel/http.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { bodyOf } from '../../kernel/request.ts'
import { sendSealed } from '../../kernel/sendSealed.ts'
import { Nothing, RecordPlay, Unlock, refusals, sentences } from './contract.ts'
import { recordDownload, recordPlay } from './decide/enjoy.ts'
import { refuse, requireLive, requireUnlocked, type Decide } from './decide/guards.ts'
import { declineDelivery, openDelivery, requireNotLocked, triesLeft, unlock } from './decide/open.ts'
import { delivery, type Delivery } from './delivery.ts'
import { closedPage, endPage, openPage, passcodePage } from './pages.ts'
import { contentOf, recipientOf, senderOf } from './queries.ts'
import { unlockedWith } from './unlocked.ts'

const Download = v.strictObject({ mediaId: Id })
const words = { statuses: refusals, sentences }

/** The link's delivery, for whoever holds the link. */
const heldBy = async ({ capabilities, load }: Kernel, token: string): Promise<{ id: string; state: Delivery }> => {
  const id = capabilities.idIn(token)
  if (!id) throw refuse('link-invalid')
  const { state } = await load(delivery, id)
  if (!capabilities.isValid(token, 'deliver', id, state.linkNonce)) throw refuse('link-invalid')
  return { id, state }
}

/** What a recipient may do with the link that was mailed to them, one line a use case. */
export const routes = (kernel: Kernel): Router => {
  const { clock, settings } = kernel
  const proof = unlockedWith(settings)
  const tokenOf = (ctx: Context) => String((ctx as Context & { params: Record<string, string> }).params['token'])

  /** Throws unless the link holds, was opened and this browser gave the passcode. */
  const proved = async (ctx: Context) => {
    const held = await heldBy(kernel, tokenOf(ctx))
    requireUnlocked(held.state, clock.now())
    if (!proof.isGiven(ctx, held.id)) throw refuse('not-unlocked')
    return held
  }
  /** The message, which has this recording in it. */
  const contentWith = async ({ state }: { state: Delivery }, mediaId: string) => {
    const content = await contentOf(kernel, state.messageId)
    if (!content?.media.some(({ id }) => id === mediaId)) throw refuse('not-found')
    return content
  }
  const give = async (
    ctx: Context,
    { id, state }: { id: string; state: Delivery },
    decision: Decide,
    body: unknown,
    commandId?: string,
  ) => {
    const asked = commandOf(kernel, ctx, { kind: 'recipient', id: state.recipientId }, body)
    const command = commandId ? { ...asked, commandId } : asked
    const handled = await kernel.handle(delivery, id, decision, command)
    await settle(kernel, ctx, 'deliveries', handled)
    return handled.state
  }
  const show = async (ctx: Context, sentence?: string) => {
    const token = tokenOf(ctx)
    const { id, state } = await heldBy(kernel, token)
    requireLive(state, clock.now())
    const sender = await senderOf(kernel, state.messageId)
    if (!sender) throw refuse('link-invalid')
    const title = `A message from ${sender.senderName}`
    if (!state.isOpened) return sendPage(ctx, settings, { title, body: closedPage({ token }, sender, id) })
    const recipient = await recipientOf(kernel, state.recipientId)
    const content = state.isUnlocked && proof.isGiven(ctx, id) ? await contentOf(kernel, state.messageId) : undefined
    if (!content)
      return sendPage(ctx, settings, {
        title,
        body: passcodePage({ token }, sender, recipient?.hint ?? '', id, sentence),
      })
    const body = openPage({ token }, content, recipient?.name ?? state.name, id)
    return sendPage(ctx, settings, { title, body, script: '/ui/receive.js' })
  }
  /** A refusal to somebody who reads pages is a page; a wrong passcode may be tried again on the same one. */
  const inPages = async (ctx: Context, next: () => Promise<unknown>) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused) || !wantsPage(ctx)) throw error
      const { status, problem } = problemOf(words, error)
      const mayTryAgain = ['code-wrong', 'locked', 'not-open', 'not-unlocked'].includes(error.code)
      if (mayTryAgain) await show(ctx, problem.message)
      else
        sendPage(ctx, settings, {
          title: 'A message for you',
          body: endPage('This link leads nowhere now', problem.message),
        })
      ctx.status = status
    }
  }
  const answer = (ctx: Context, step: 'closed' | 'verify' | 'unlocked') => {
    if (wantsPage(ctx)) ctx.redirect(`/d/${tokenOf(ctx)}`)
    else ctx.body = { step }
    if (wantsPage(ctx)) ctx.status = 303
  }

  return new Router()
    .use(answering(words), inPages)
    .get('/d/:token', (ctx) => show(ctx))
    .get('/shared/:token', (ctx) => ctx.redirect(`/d/${tokenOf(ctx)}`))
    .post('/api/d/:token/open', async (ctx) => {
      await give(ctx, await heldBy(kernel, tokenOf(ctx)), openDelivery(), bodyOf(ctx, Nothing))
      answer(ctx, 'verify')
    })
    .post('/api/d/:token/unlock', async (ctx) => {
      const held = await heldBy(kernel, tokenOf(ctx))
      const command = bodyOf(ctx, Unlock)
      requireLive(held.state, clock.now())
      requireNotLocked(held.state, clock.now())
      const recipient = await recipientOf(kernel, held.state.recipientId)
      const isRight = !!recipient?.secretHash && (await isSecret(recipient.secretHash, command.answer.trim()))
      // Under an id of its own: one request key sent with many guesses would count as one try.
      const state = await give(ctx, held, unlock({ isRight }), { isRight }, newId())
      requireNotLocked(state, clock.now())
      if (!isRight) throw refuse('code-wrong', { left: triesLeft(state, clock.now()) })
      proof.give(ctx, held.id)
      answer(ctx, 'unlocked')
    })
    .post('/api/d/:token/decline', async (ctx) => {
      await give(ctx, await heldBy(kernel, tokenOf(ctx)), declineDelivery(), bodyOf(ctx, Nothing))
      if (!wantsPage(ctx)) return answer(ctx, 'closed')
      const sentence = 'That is all right. We will not send this again.'
      return sendPage(ctx, settings, { title: 'A message for you', body: endPage('Nothing more will come', sentence) })
    })
    .post('/api/d/:token/play', async (ctx) => {
      const command = bodyOf(ctx, RecordPlay)
      const held = await proved(ctx)
      await contentWith(held, command.mediaId)
      await give(ctx, held, recordPlay(command), command)
      ctx.status = 204
    })
    .post('/api/d/:token/download', async (ctx) => {
      const command = bodyOf(ctx, Download)
      const held = await proved(ctx)
      await contentWith(held, command.mediaId)
      await give(ctx, held, recordDownload(command), command)
      ctx.redirect(`/api/d/${tokenOf(ctx)}/media/${command.mediaId}/original`)
      ctx.status = 303
    })
    .get('/api/d/:token/content', async (ctx) => {
      const { state } = await proved(ctx)
      ctx.body = await contentOf(kernel, state.messageId)
    })
    .get('/api/d/:token/media/:mediaId{/:variant}', async (ctx) => {
      const held = await proved(ctx)
      const { mediaId = '', variant = 'play' } = ctx.params
      const content = await contentWith(held, mediaId)
      const types: Record<string, string> = {
        play: 'audio/mp4',
        peaks: 'application/json',
        original: 'application/octet-stream',
      }
      const type = types[variant]
      if (!type) throw refuse('not-found')
      const fileName =
        variant === 'original' ? { fileName: `message-from-${content.senderName}.${mediaId.slice(-4)}.audio` } : {}
      await sendSealed(ctx, kernel, {
        name: `media/${mediaId}/${variant}`,
        subject: held.state.messageId,
        type,
        ...fileName,
      })
    })
}
