import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { sendPage, wantsPage, type Html } from '../../kernel/page/html.ts'
import { refusalsAsPages, tokenOf } from '../../kernel/page/link.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { bodyOf } from '../../kernel/http/request.ts'
import { reachOf } from '../accounts/reading.ts'
import { Nothing, refusals, sentences } from './contract.ts'
import { consentRecipient, declineRecipient, reportWrongPerson } from './decide/consent.ts'
import type { Decide } from './decide/guards.ts'
import { answeredPage, invitationPage, refusedPage } from './pages.ts'
import { hashesOf } from './queries.ts'
import { recipient, type Recipient } from './recipient.ts'

const words = { statuses: refusals, sentences }

/**
 * The page behind an invitation's link: yes or no, without an account and without script. Deliveries have links of the
 * same form: one that is no invitation is left to them.
 */
export const answers = (kernel: Kernel): Router => {
  const { capabilities, settings } = kernel
  const page = (ctx: Context, body: Html): void => sendPage(ctx, settings, { title: 'A question for you', body })

  const invited = async (ctx: Context): Promise<Recipient | undefined> => {
    const id = capabilities.idIn(tokenOf(ctx))
    if (!id) return undefined
    const { state } = await kernel.load(recipient, id)
    if (state.status === 'new') return undefined
    return capabilities.isValid(tokenOf(ctx), 'invite', id, state.addressHash) ? state : undefined
  }
  const linkOf = async (ctx: Context, { ownerId }: Recipient) => ({
    token: tokenOf(ctx),
    author: (await reachOf(kernel, ownerId)).name,
  })
  const answer = (decisionOf: (state: Recipient) => Decide) => async (ctx: Context, next: Next) => {
    const state = await invited(ctx)
    if (!state) return next()
    const command = commandOf(kernel, ctx, { kind: 'recipient', id: state.recipientId }, bodyOf(ctx, Nothing))
    const handled = await kernel.handle(recipient, state.recipientId, decisionOf(state), command)
    await settle(kernel, ctx, 'recipients', handled)
    if (wantsPage(ctx)) return page(ctx, answeredPage(await linkOf(ctx, state), handled.state))
    ctx.body = { consent: handled.state.consent }
  }
  const inPages = refusalsAsPages(words, (ctx, _, sentence) => page(ctx, refusedPage(sentence)), wantsPage)

  return new Router()
    .get('/d/:token', inPages, async (ctx, next) => {
      const state = await invited(ctx)
      if (!state) return next()
      const link = await linkOf(ctx, state)
      const isOpen = state.consent === 'unknown' || state.consent === 'invited'
      page(ctx, isOpen ? invitationPage(link, state) : answeredPage(link, state))
    })
    .post(
      '/api/d/:token/consent',
      catchRefused(words),
      inPages,
      answer(() => consentRecipient({ where: 'invite' })),
    )
    .post(
      '/api/d/:token/refuse',
      catchRefused(words),
      inPages,
      answer(({ backupAddress }) => declineRecipient({ hashes: hashesOf(kernel, backupAddress) })),
    )
    .post(
      '/api/d/:token/wrong-person',
      catchRefused(words),
      inPages,
      answer(({ address }) => reportWrongPerson({ where: 'invite', address })),
    )
}
