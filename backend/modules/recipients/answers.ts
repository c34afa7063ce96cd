import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { sendPage, wantsPage, type Html } from '../../kernel/page/html.ts'
import { refusalsAsPages, tokenOf } from '../../kernel/page/link.ts'
import { handleAndWait } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { formTokens } from '../../kernel/page/formToken.ts'
import { bodyOf } from '../../kernel/http/request.ts'
import { reachOf } from '../accounts/reading.ts'
import { Press, refusals, sentences } from './contract.ts'
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
  const formToken = formTokens(settings, '/api/d')
  const page = (ctx: Context, body: Html): void => sendPage(ctx, settings, { title: 'A question for you', body })

  const invited = async (ctx: Context): Promise<Recipient | undefined> => {
    const id = capabilities.idIn(tokenOf(ctx))
    if (!id) return undefined
    const { state } = await kernel.load(recipient, id)
    if (state.status === 'new') return undefined
    return capabilities.isValid(tokenOf(ctx), 'invite', id, state.addressHash) ? state : undefined
  }
  const linkOf = async (ctx: Context, { ownerId }: Recipient, again?: string) => ({
    token: tokenOf(ctx),
    nonce: formToken.begin(ctx, tokenOf(ctx)),
    author: (await reachOf(kernel, ownerId)).name,
    again,
  })
  const show = async (ctx: Context, state: Recipient, again?: string): Promise<void> => {
    const link = await linkOf(ctx, state, again)
    const isOpen = state.consent === 'unknown' || state.consent === 'invited'
    page(ctx, isOpen ? invitationPage(link, state) : answeredPage(link, state))
  }
  const answer = (decisionOf: (state: Recipient) => Decide) => async (ctx: Context, next: Next) => {
    const state = await invited(ctx)
    if (!state) return next()
    formToken.fromHand(ctx, tokenOf(ctx), bodyOf(ctx, Press).nonce)
    const by = { kind: 'recipient', id: state.recipientId } as const
    const target = { aggregate: recipient, id: state.recipientId, by }
    const handled = await handleAndWait(kernel, 'recipients')(ctx, target, decisionOf(state), {})
    if (wantsPage(ctx)) return page(ctx, answeredPage(await linkOf(ctx, state), handled.state))
    ctx.body = { consent: handled.state.consent }
  }
  const showRefusal = async (ctx: Context, code: string, sentence: string): Promise<void> => {
    const state = code === 'press-again' ? await invited(ctx) : undefined
    return state ? show(ctx, state, sentence) : page(ctx, refusedPage(sentence))
  }
  const inPages = refusalsAsPages(words, showRefusal, wantsPage)

  return new Router()
    .get('/d/:token', inPages, async (ctx, next) => {
      const state = await invited(ctx)
      if (!state) return next()
      await show(ctx, state)
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
      answer(({ backupAddress, ownAddress }) =>
        declineRecipient({ hashes: hashesOf(kernel, backupAddress, ownAddress) }),
      ),
    )
    .post(
      '/api/d/:token/wrong-person',
      catchRefused(words),
      inPages,
      answer(({ address }) => reportWrongPerson({ where: 'invite', address })),
    )
}
