import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { Refused, refusing } from '../../kernel/errors.ts'
import { commandOf, handleAndWait } from '../../kernel/http/http.ts'
import { VISITOR } from '../../kernel/identity/visitor.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { count, limited, type Limit } from '../../kernel/http/limits.ts'
import type { How } from '../../kernel/page/oneButton.ts'
import { refusalsAsPages, tokenOf } from '../../kernel/page/link.ts'
import { bodyOf, describing, signedIn } from '../../kernel/http/request.ts'
import { NEUTRAL, Subscribe, refusals, sentences, type SubscriberRefusal } from './contract.ts'
import { confirmSubscription, requestSubscription, unsubscribe } from './decide.ts'
import { changeMine, readMine } from './mine.ts'
import { askToConfirm, askToLeave, sayConfirmed, sayLeft, sayRefused } from './pages.ts'
import { CONFIRM, isOffice, LEAVE, subscriberIdOf } from './queries.ts'
import { subscriber } from './subscriber.ts'

const DAY_S = 86_400
/** @number how fast a person fills the newsletter's form */
const FASTEST_MS = 2_000
const perOffice: Limit = { name: 'newsletter-office', points: 1, seconds: DAY_S }
const refuse = refusing<SubscriberRefusal>()
const told = { statuses: refusals, sentences }

export const routes = (kernel: Kernel) => {
  const { capabilities, handle } = kernel

  const request = async (ctx: Context, { email: address, source }: Subscribe) => {
    const subscriberId = subscriberIdOf(kernel, address)
    if (isOffice(address)) await count(kernel, perOffice, subscriberId)
    const target = { aggregate: subscriber, id: subscriberId, by: VISITOR }
    const decision = requestSubscription({ subscriberId, address, source })
    await handleAndWait(kernel, 'subscribers')(ctx, target, decision, [address, source])
  }

  /** Answers alike whatever came of it: a machine, an address asked too often, a reader already. */
  const subscribe = async (ctx: Context) => {
    const wanted = bodyOf(ctx, Subscribe)
    const isMachine = wanted.website !== '' || wanted.afterMs < FASTEST_MS
    if (!isMachine)
      await request(ctx, wanted).catch((error: unknown) => {
        if (!(error instanceof Refused && error.code === 'rate-limited')) throw error
      })
    ctx.status = 202
    ctx.body = { message: NEUTRAL }
  }

  const idIn = (token: string, purpose: string): string | undefined => {
    const id = capabilities.idIn(token)
    return id && capabilities.isValid(token, purpose, id) ? id : undefined
  }
  const confirm = async (ctx: Context) => {
    const id = idIn(tokenOf(ctx), CONFIRM)
    if (!id) throw refuse('link-invalid')
    await handle(subscriber, id, confirmSubscription(), commandOf(kernel, ctx, VISITOR, 'mail'))
    sayConfirmed(ctx, kernel)
  }
  const inPages = refusalsAsPages(told, (ctx, _, sentence) => sayRefused(ctx, kernel, sentence))
  const confirming = askToConfirm(kernel)
  const leaving = askToLeave(kernel)
  const leave = async (ctx: Context, how: How) => {
    const id = idIn(tokenOf(ctx), LEAVE)
    if (id) await handle(subscriber, id, unsubscribe(how), commandOf(kernel, ctx, VISITOR, how))
    sayLeft(ctx, kernel)
  }

  const forms = limited(kernel, 'newsletter', 30, 3_600)
  return new Router()
    .use(catchRefused(told))
    .post('/api/newsletter/subscribe', forms, describing(Subscribe, subscribe))
    .get('/api/newsletter/mine', signedIn, readMine(kernel))
    .put('/api/newsletter/mine', signedIn, changeMine(kernel))
    .get('/newsletter/confirm/:token', confirming.read)
    .post('/newsletter/confirm/:token', inPages, confirming.pressed(confirm))
    .get('/newsletter/u/:token', leaving.read)
    .post('/newsletter/u/:token', leaving.left(leave))
}
