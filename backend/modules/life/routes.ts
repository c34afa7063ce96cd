import { Router } from '@koa/router'
import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { withoutRealMail } from '../../kernel/process/demo.ts'
import { commandsOf, own } from '../../kernel/http/command.ts'
import { awaitPosition, type Target } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, idOf, signedIn } from '../../kernel/http/request.ts'
import { reachOf } from '../accounts/reading.ts'
import { InviteContact, Nothing, refusals, sentences } from './contract.ts'
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

  const command = commandsOf(kernel, 'life', {
    aggregate: life,
    target: own,
    answer: (_, __, { by }) => contactsOf(kernel, by),
  })
  const invite = async ({ contactId, name, email }: InviteContact, { id }: Target) => {
    const reach = await reachOf(kernel, id)
    const isAuthor = [reach.email, reach.backup?.address].some((each) => each?.toLowerCase() === email.toLowerCase())
    const addressHash = addressHashOf(kernel.settings, email)
    return inviteContact({ contactId, name, address: email, addressHash, isVerified: reach.isVerified, isAuthor })
  }

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
      await awaitPosition(kernel, ctx, 'life')
      ctx.body = await contactsOf(kernel, actorOf(ctx))
    })
    .post('/contacts', signedIn, withoutRealMail, invites, command(InviteContact, invite, { status: 201 }))
    .delete(
      '/contacts/:id',
      signedIn,
      command(Nothing, (_, __, { params }) => removeContact({ contactId: idOf(params['id']) })),
    )
}
