import { Router } from '@koa/router'
import type { Context } from 'koa'
import { answering, problemOf } from '../../kernel/answer.ts'
import { ERASED } from '../../kernel/codec.ts'
import { Refused } from '../../kernel/errors.ts'
import { sendPage } from '../../kernel/html.ts'
import { commandOf } from '../../kernel/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { handling } from '../../kernel/handle.ts'
import { blindKeyring, derivedKey } from '../../kernel/keyring.ts'
import { loading } from '../../kernel/load.ts'
import { bodyOf } from '../../kernel/request.ts'
import { newNonce, ticketsOf } from '../../kernel/security.ts'
import { AnswerCheck, refusals, sentences } from './contract.ts'
import { cancelMessage } from './decide/cancel.ts'
import { refuse } from './decide/guards.ts'
import { respond } from './decide/respond.ts'
import { message, type Message } from './message.ts'
import { answeredPage, askPage, endPage, tooLate, type Wish } from './pages.ts'
import { authorFacts } from './queries/facts.ts'

const words = { statuses: refusals, sentences }
const AN_HOUR_MS = 3_600_000
const AWAY = 'Nothing can be delivered while you see this page. Please try again in a few minutes.'

/** The page behind the links of a check: GET shows it, only its one button answers. Works without script. */
export const answers = (kernel: Kernel): Router => {
  const { capabilities, store, settings } = kernel
  // The answer itself needs no key: it counts even while Postgres, where the keys are, is away.
  const handle = handling(store, blindKeyring)
  const blindLoad = loading(store, blindKeyring)
  const nonces = ticketsOf(derivedKey(settings.masterKey, 'answer'), AN_HOUR_MS)
  const cookie = {
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.origin.startsWith('https:'),
    signed: false,
    path: '/check',
  } as const

  /** The message a link speaks of, and the round it was mailed in. */
  const asked = async (token: string): Promise<{ state: Message; round: number }> => {
    const id = capabilities.idIn(token)
    if (!id) throw refuse('link-invalid')
    const { state: loaded } = await kernel.load(message, id).catch(() => blindLoad(message, id))
    const state = { ...loaded, title: loaded.title === ERASED ? '' : loaded.title }
    for (let { round } = state; round > 0; round -= 1)
      if (capabilities.isValid(token, 'check', id, round)) return { state, round }
    throw refuse('link-invalid')
  }
  const tokenOf = (ctx: Context) => String((ctx as Context & { params: Record<string, string> }).params['token'])
  const page = (ctx: Context, title: string, body: ReturnType<typeof endPage>, status = 200) =>
    sendPage(ctx, settings, { title, body, status })

  const inPages = async (ctx: Context, next: () => Promise<unknown>) => {
    try {
      await next()
    } catch (error) {
      const { status, problem } =
        error instanceof Refused
          ? problemOf(words, error)
          : { status: 503, problem: { code: 'store-unavailable', message: AWAY } }
      if (problem.code === 'message-claimed')
        return page(ctx, 'Are you there?', endPage(tooLate.heading, tooLate.sentence), status)
      page(
        ctx,
        'Are you there?',
        endPage(status === 503 ? 'We cannot save right now' : 'This link leads nowhere now', problem.message),
        status,
      )
    }
  }

  return new Router()
    .use('/check', answering(words), inPages)
    .get('/check/:token', async (ctx) => {
      const { state, round } = await asked(tokenOf(ctx))
      if (round !== state.round) throw refuse('link-expired')
      if (!['noticed', 'checked', 'stalled', 'scheduled'].includes(state.status))
        return page(ctx, 'Are you there?', answeredPage(state, settings.origin))
      const seed = newNonce()
      ctx.cookies.set('answer', seed, cookie)
      const { username } = await authorFacts(kernel, state.ownerId).catch(() => ({ username: '' }))
      const wish: Wish = ctx.query['do'] === 'cancel' || ctx.query['do'] === 'planned' ? ctx.query['do'] : 'here'
      const nonce = nonces.issue(`${seed}.${tokenOf(ctx)}`)
      page(ctx, 'Are you there?', askPage({ token: tokenOf(ctx), nonce, authorName: username }, state, wish))
    })
    .post('/check/:token', async (ctx) => {
      const { nonce, action } = bodyOf(ctx, AnswerCheck)
      const { state, round } = await asked(tokenOf(ctx))
      if (!nonces.isValid(`${ctx.cookies.get('answer') ?? ''}.${tokenOf(ctx)}`, nonce)) throw new Refused('csrf')
      const by = { kind: 'account', id: state.ownerId } as const
      const decision =
        action === 'cancel'
          ? cancelMessage({ via: 'mail', round })
          : respond({ outcome: action === 'planned' ? 'confirmed' : 'held', via: 'mail', round })
      const command = commandOf(kernel, ctx, by, { action })
      const handled = await handle(message, state.messageId, decision, command)
      page(ctx, 'Thank you', answeredPage(handled.state, settings.origin))
    })
}
