import { Router } from '@koa/router'
import type { Context } from 'koa'
import { refusing } from '../../kernel/errors.ts'
import { commandsOf, own } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, bodyOf, describing, signedIn } from '../../kernel/http/request.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { billing } from './billing.ts'
import { openCheckout } from './checkout.ts'
import { ConfirmCheckout, Nothing, refusals, sentences, StartCheckout, type Confirmed } from './contract.ts'
import { startCheckout } from './decide/buy.ts'
import { cancelPlan, requestMoneyBack, requireEnding, resumePlan } from './decide/end.ts'
import { buyerOf } from './facts.ts'
import { look } from './looking.ts'
import { providerOf } from './provider.ts'
import { pricesIn, shownBilling } from './queries.ts'
import { planIn } from './shown.ts'
import { webhook } from './webhook.ts'

const HOUR_S = 3_600
const refuse = refusing<keyof typeof refusals | 'not-found'>()

export const webhooks = (kernel: Kernel): Router => webhook(kernel, providerOf(kernel.settings))

export const prices = (kernel: Kernel): Router =>
  new Router().use(catchRefused()).get('/api/prices', (ctx) => void (ctx.body = pricesIn(kernel)))

/** Each account's own plan; what asks the provider has a limit of its own. */
export const routes = (kernel: Kernel): Router => {
  const { load, clock } = kernel
  const provider = providerOf(kernel.settings)
  const often = (name: string, points: number) =>
    limited(kernel, `billing-${name}`, points, HOUR_S, (ctx) => actorOf(ctx).id)
  const command = commandsOf(kernel, 'billing', {
    aggregate: billing,
    target: own,
    answer: (state) => shownBilling(kernel, state),
  })

  const read = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'billing')
    ctx.body = shownBilling(kernel, (await load(billing, actorOf(ctx).id)).state)
  }
  const opened = new WeakMap<object, string>()
  const start = async (body: StartCheckout, { id }: { readonly id: string }, ctx: Context) => {
    const facts = await buyerOf(kernel, id)
    const { customer, session } = await openCheckout(kernel, provider, id, body, facts)
    opened.set(ctx, session.url)
    return startCheckout(body, facts, { accountId: id, customer, sessionId: session.id })
  }
  /** Never trusts the address: the provider says whose payment it is, and what came of it. */
  const confirm = async (ctx: Context) => {
    const { sessionId } = bodyOf(ctx, ConfirmCheckout)
    const { id } = actorOf(ctx)
    const session = await provider.session(sessionId)
    if (session?.accountId !== id) throw refuse('not-found')
    const { state } = await look(kernel, provider, id)
    const isPaid = planIn(state, kernel.settings.payments.mode) !== undefined
    const outcome = isPaid ? 'paid' : session.status === 'expired' ? 'failed' : 'waits'
    ctx.body = { outcome } satisfies Confirmed
  }
  const resume = async (_: unknown, { id }: { readonly id: string }) => {
    const { state, revision } = await load(billing, id)
    const subscriptionId = requireEnding(state, clock.now())
    await provider.endWithPeriod(subscriptionId, false, `resume:${Number(revision ?? -1)}`)
    return resumePlan()
  }
  const portal = async (ctx: Context) => {
    bodyOf(ctx, Nothing)
    const { customer } = (await load(billing, actorOf(ctx).id)).state
    if (customer === '') throw refuse('no-customer')
    ctx.body = { url: await provider.portal(customer, newId()) }
  }

  return new Router({ prefix: '/api/billing' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', read)
    .post(
      '/checkout',
      often('checkout', 10),
      command(StartCheckout, start, { answer: (_, __, ___, ctx) => ({ url: opened.get(ctx) ?? '' }) }),
    )
    .post('/confirm', often('confirm', 60), describing(ConfirmCheckout, confirm))
    .post(
      '/cancel',
      command(Nothing, () => cancelPlan()),
    )
    .post('/resume', often('resume', 30), command(Nothing, resume))
    .post(
      '/money-back',
      command(Nothing, () => requestMoneyBack()),
    )
    .post('/portal', often('portal', 30), describing(Nothing, portal))
}
