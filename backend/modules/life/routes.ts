import { Router } from '@koa/router'
import type { Context } from 'koa'
import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { withoutRealMail } from '../../kernel/process/demo.ts'
import { afterwards, commandOf, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, idOf, signedIn } from '../../kernel/http/request.ts'
import { reachOf } from '../accounts/reading.ts'
import { InviteContact, Nothing, refusals, sentences } from './contract.ts'
import type { Decide } from './decide/guards.ts'
import { inviteContact, removeContact } from './decide/invite.ts'
import { life } from './life.ts'
import { contactsOf } from './queries.ts'
import { planning } from './routes/plan.ts'
import { runningWait } from './waiting.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel) => {
  const plans = limited(kernel, 'life-plan', 30, HOUR_S, (ctx) => actorOf(ctx).id)
  const pauses = limited(kernel, 'life-pause', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const invites = limited(kernel, 'contact-invite', 20, HOUR_S, (ctx) => actorOf(ctx).id)

  /** Gives a command to the life of whoever is signed in, and answers with their contacts after it. */
  const tell = async (ctx: Context, body: object, decision: Decide) => {
    const by = actorOf(ctx)
    const handled = await kernel.handle(life, by.id, decision, commandOf(kernel, ctx, by, body))
    await settle(kernel, ctx, 'life', handled)
    ctx.body = await contactsOf(kernel, by)
  }
  const invite = async (ctx: Context) => {
    const command = bodyOf(ctx, InviteContact)
    const { contactId, name, email } = command
    const own = await reachOf(kernel, actorOf(ctx).id)
    const isAuthor = [own.email, own.backup?.address].some((each) => each?.toLowerCase() === email.toLowerCase())
    const facts = { isVerified: own.isVerified, isAuthor }
    const addressHash = addressHashOf(kernel.settings, email)
    const person = { contactId, name, address: email, addressHash }
    await tell(ctx, command, inviteContact({ ...person, ...facts }))
    ctx.status = 201
  }
  const remove = async (ctx: Context & { params: Record<string, string> }) =>
    tell(ctx, bodyOf(ctx, Nothing), removeContact({ contactId: idOf(ctx.params['id']) }))

  const { show, set, pause, resume, here } = planning(kernel)

  return new Router({ prefix: '/api/life' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/', signedIn, show)
    .put('/', signedIn, plans, set)
    .post('/pause', signedIn, pauses, pause)
    .post('/resume', signedIn, pauses, resume)
    .get('/wait', signedIn, async (ctx) => {
      const { state } = await kernel.load(life, actorOf(ctx).id)
      ctx.body = { wait: runningWait(state, kernel.clock.now()) }
    })
    .post('/here', signedIn, here)
    .get('/contacts', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'life')
      ctx.body = await contactsOf(kernel, actorOf(ctx))
    })
    .post('/contacts', signedIn, withoutRealMail, invites, Object.assign(invite, { bodySchema: InviteContact }))
    .delete('/contacts/:id', signedIn, Object.assign(remove, { bodySchema: Nothing }))
}
