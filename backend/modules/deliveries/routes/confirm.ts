import { Router } from '@koa/router'
import type { Context } from 'koa'
import { commandOf, settle } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { pressesOf } from '../../../kernel/page/press.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { confirmerIn, confirmersOf } from '../confirmers.ts'
import { ContactAnswer } from '../contract.ts'
import { giveConfirmation, openConfirmation, refuseConfirmation } from '../decide/confirm.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { delivery } from '../delivery.ts'
import { confirmPage, type Asked } from '../pages/confirm.ts'
import { tokenOf } from '../visit.ts'
import { trustedPages, type Named } from './trusted.ts'

const HOUR_S = 3_600

/** A contact's page, by the link of our mail: is it really the recipient? Reading it changes nothing. */
export const confirmRoutes = (kernel: Kernel): Router => {
  const { clock, settings } = kernel
  const presses = pressesOf(settings, '/trusted')
  const posts = limited(kernel, 'confirm-access', 60, HOUR_S)
  const { page, linked, inPages } = trustedPages(kernel, (code) =>
    code === 'confirmation-over' ? 'There is nothing to answer any more' : 'This link leads nowhere now',
  )
  const numberOf = ({ confirmation }: Asked['state']): number => confirmation?.n ?? 0
  const named = (ctx: Context) =>
    linked(tokenOf(ctx), async (id, state) =>
      confirmerIn(kernel, tokenOf(ctx), id, numberOf(state), await confirmersOf(kernel, state)),
    )

  const show = (ctx: Context, { token, contact, author, recipient }: Named, state: Asked['state'], isAgain = false) => {
    const isStanding = openConfirmation(state, clock.now()) || state.confirmation?.state === 'refused'
    if (!isStanding) throw refuse('confirmation-over')
    const nonce = presses.begin(ctx, token)
    page(ctx, confirmPage({ token, nonce, author, recipient, contact: contact.name, state, isAgain }))
  }
  const answer = (decisionOf: (asked: { readonly n: number }) => Decide) => async (ctx: Context) => {
    const { nonce } = bodyOf(ctx, ContactAnswer)
    const found = await named(ctx)
    if (!presses.isByPerson(ctx, found.token, nonce)) return show(ctx, found, found.state, true)
    const command = commandOf(kernel, ctx, { kind: 'contact', id: found.contact.id }, {})
    const handled = await kernel.handle(delivery, found.id, decisionOf({ n: numberOf(found.state) }), command)
    await settle(kernel, ctx, 'deliveries', handled)
    return show(ctx, found, handled.state)
  }

  return new Router({ prefix: '/trusted/:token' })
    .use(inPages)
    .get('/confirm-access', async (ctx) => {
      const found = await named(ctx)
      show(ctx, found, found.state)
    })
    .post('/confirm-access', posts, Object.assign(answer(giveConfirmation), { bodySchema: ContactAnswer }))
    .post('/refuse-access', posts, Object.assign(answer(refuseConfirmation), { bodySchema: ContactAnswer }))
}
