import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { refusing } from '../../kernel/errors.ts'
import { commandOf } from '../../kernel/http/http.ts'
import { VISITOR } from '../../kernel/identity/visitor.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { bodyOf, describing } from '../../kernel/http/request.ts'
import { oneButton, type How } from '../../kernel/page/oneButton.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { sendWords } from '../../kernel/page/wordsPage.ts'
import { refusals, sentences, TOLD_LATER, Wait, type SupportRefusal } from './contract.ts'
import { conversation } from './conversation.ts'
import { beginWaiting, endWaiting } from './decide/waiting.ts'
import { END, waitingIdOf } from './waitingLinks.ts'

const HOUR_S = 3_600
const SEED = 'waiting'
const refuse = refusing<SupportRefusal>()

/** Leaving an address while sign-ups are closed, and taking it back by one press. */
export const waitingRoutes = (kernel: Kernel) => {
  const { capabilities, settings, handle } = kernel

  /** The same answer for every address, in its headers too, and no way into a conversation: whoever types it need not own it. */
  const wait = async (ctx: Context) => {
    const { email, website } = bodyOf(ctx, Wait)
    if (website) throw refuse('machine')
    const id = waitingIdOf(kernel, email)
    const command = commandOf(kernel, ctx, VISITOR, email)
    const decision = beginWaiting({ conversationId: id, email })
    await handle(conversation, id, decision, command)
    ctx.status = 202
    ctx.body = { message: TOLD_LATER }
  }
  const ending = oneButton(settings, {
    path: '/waiting/u',
    seed: SEED,
    title: 'Shall we forget your wish?',
    line: 'One press, and we do not tell you when sign-ups are open again.',
    button: 'Forget it',
  })
  const end = async (ctx: Context, how: How) => {
    const token = tokenOf(ctx)
    const id = capabilities.idIn(token)
    if (id && capabilities.isValid(token, END, id))
      await handle(conversation, id, endWaiting(how), commandOf(kernel, ctx, VISITOR, how))
    sendWords(ctx, settings, SEED, { title: 'We write no more about it', line: 'It counts from this moment.' })
  }
  return new Router()
    .use(catchRefused({ statuses: refusals, sentences }))
    .post('/api/support/waiting', limited(kernel, 'support-waiting', 20, HOUR_S), describing(Wait, wait))
    .get('/waiting/u/:token', ending.read)
    .post('/waiting/u/:token', ending.left(end))
}
