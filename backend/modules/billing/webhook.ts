import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { refusing } from '../../kernel/errors.ts'
import { longBody } from '../../kernel/http/bodies.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { log } from '../../kernel/process/log.ts'
import { refusals, sentences } from './contract.ts'
import { takeIn } from './inbox.ts'
import type { Provider } from './provider.ts'

/** @number size of what the payment provider tells at once, in KB */
const MOST_KB = 256
const refuse = refusing<keyof typeof refusals | 'not-found'>()

/** Whose it is: of a customer itself, or of a thing of theirs. */
const Object_ = v.object({
  id: v.optional(v.string(), ''),
  object: v.string(),
  customer: v.optional(v.nullable(v.string())),
})

const toldOf = (object: unknown) => {
  const read = v.safeParse(Object_, object)
  if (!read.success) return { customer: '', charge: '' }
  const { id, object: kind, customer } = read.output
  return { customer: kind === 'customer' ? id : (customer ?? ''), charge: kind === 'charge' ? id : '' }
}

/**
 * The door for what the payment provider tells: `POST /api/webhooks/stripe`, signed with one of our secrets over the bytes
 * as they come. It says whose account is to be looked at again; what is told twice, late or in another order changes nothing.
 */
export const webhook = (kernel: Kernel, provider: Provider): Router => {
  const { payments } = kernel.settings
  const hear = async (ctx: Context) => {
    if (payments.webhookSecrets.length === 0) throw refuse('not-found')
    const { rawBody = '' } = ctx.request as { readonly rawBody?: string }
    const event = provider.told(rawBody, ctx.get('Stripe-Signature'))
    if (!event) throw refuse('bad-signature')
    if (event.livemode !== (payments.mode === 'live')) {
      log.warn('a payment event of another mode', { type: event.type })
      throw refuse('bad-signature')
    }
    const at = new Date(event.created * 1_000).toISOString()
    await takeIn(kernel, { eventId: event.id, type: event.type, ...toldOf(event.data.object), at })
    ctx.status = 200
    ctx.body = {}
  }
  return new Router({ prefix: '/api/webhooks' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .post('/stripe', longBody(MOST_KB), hear)
}
