import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import { problemOf } from '../../../kernel/answer.ts'
import { Refused } from '../../../kernel/errors.ts'
import { sendPage, type Html } from '../../../kernel/html.ts'
import { commandOf, settle } from '../../../kernel/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/limits.ts'
import { shownName } from '../../../kernel/names.ts'
import { pressesOf } from '../../../kernel/press.ts'
import { bodyOf } from '../../../kernel/request.ts'
import { confirmerIn, confirmersOf } from '../confirmers.ts'
import { ContactAnswer } from '../contract.ts'
import { giveConfirmation, openConfirmation, refuseConfirmation } from '../decide/confirm.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { delivery } from '../delivery.ts'
import { confirmPage, overPage, type Asked } from '../pages/confirm.ts'
import { recipientOf, senderOf } from '../queries.ts'
import { tokenOf } from '../visit.ts'
import { words } from './page.ts'

const HOUR_S = 3_600

/** A contact's page, by the link of our mail: is it really the recipient? Reading it changes nothing. */
export const confirmRoutes = (kernel: Kernel): Router => {
  const { capabilities, clock, settings } = kernel
  const presses = pressesOf(settings, '/trusted')
  const posts = limited(kernel, 'confirm-access', 60, HOUR_S)
  const page = (ctx: Context, body: Html, status = 200) =>
    sendPage(ctx, settings, { title: 'Trusted contact', body, status })

  /** The delivery of a link and whose it is; whoever may no longer answer has no link either. */
  const named = async (token: string) => {
    const id = capabilities.idIn(token)
    if (!id) throw refuse('contact-invalid')
    const { state } = await kernel.load(delivery, id)
    const n = state.confirmation?.n ?? 0
    const contact = confirmerIn(kernel, token, id, n, await confirmersOf(kernel, state))
    const sender = await senderOf(kernel, state.messageId)
    if (!contact || !sender) throw refuse('contact-invalid')
    const recipient = (await recipientOf(kernel, state.recipientId))?.name ?? state.name
    return { id, n, contact, state, author: shownName(sender.senderName), recipient }
  }
  type Named = Awaited<ReturnType<typeof named>>

  const show = (ctx: Context, { contact, author, recipient }: Named, state: Asked['state'], isAgain = false) => {
    const token = tokenOf(ctx)
    const isStanding = openConfirmation(state, clock.now()) || state.confirmation?.state === 'refused'
    if (!isStanding) throw refuse('confirmation-over')
    const nonce = presses.begin(ctx, token)
    page(ctx, confirmPage({ token, nonce, author, recipient, contact: contact.name, state, isAgain }))
  }
  const answer = (decisionOf: (asked: { readonly n: number }) => Decide) => async (ctx: Context) => {
    const { nonce } = bodyOf(ctx, ContactAnswer)
    const found = await named(tokenOf(ctx))
    if (!presses.isByPerson(ctx, tokenOf(ctx), nonce)) return show(ctx, found, found.state, true)
    const command = commandOf(kernel, ctx, { kind: 'contact', id: found.contact.id }, {})
    const handled = await kernel.handle(delivery, found.id, decisionOf(found), command)
    await settle(kernel, ctx, 'deliveries', handled)
    return show(ctx, found, handled.state)
  }
  const inPages = async (ctx: Context, next: Next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, problem } = problemOf(words, error)
      const heading =
        error.code === 'confirmation-over' ? 'There is nothing to answer any more' : 'This link leads nowhere now'
      page(ctx, overPage(heading, problem.message), status)
    }
  }

  return new Router({ prefix: '/trusted/:token' })
    .use(inPages)
    .get('/confirm-access', async (ctx) => {
      const found = await named(tokenOf(ctx))
      show(ctx, found, found.state)
    })
    .post('/confirm-access', posts, Object.assign(answer(giveConfirmation), { bodySchema: ContactAnswer }))
    .post('/refuse-access', posts, Object.assign(answer(refuseConfirmation), { bodySchema: ContactAnswer }))
}
