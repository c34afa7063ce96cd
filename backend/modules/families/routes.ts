import { Router } from '@koa/router'
import { inFamily } from '../../kernel/identity/family.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { withoutRealMail } from '../../kernel/process/demo.ts'
import { refusals, sentences } from './contract.ts'
import { answers } from './routes/answers.ts'
import { choose, found, listActivity, listFamilies, readFamily } from './routes/family.ts'
import { invitations } from './routes/invitations.ts'
import { members } from './routes/members.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel) => {
  const mails = limited(kernel, 'family-invite', 20, HOUR_S, (ctx) => actorOf(ctx).id)
  const names = limited(kernel, 'family-name', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  // Each of these writes to the member whom it is about.
  const news = limited(kernel, 'family-news', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const founds = limited(kernel, 'family-found', 10, HOUR_S, (ctx) => actorOf(ctx).id)
  const links = limited(kernel, 'family-link', 60, HOUR_S)
  const [see, invite, manage] = [inFamily(kernel, 'see'), inFamily(kernel, 'invite'), inFamily(kernel, 'manage')]
  const sent = invitations(kernel)
  const each = members(kernel)
  const link = answers(kernel)

  return new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/families', signedIn, listFamilies(kernel))
    .post('/families', signedIn, founds, found(kernel))
    .get('/family', signedIn, see, readFamily(kernel))
    .patch('/family', signedIn, manage, names, each.rename)
    .post('/family/current', signedIn, choose(kernel))
    .get('/family/activity', signedIn, see, listActivity(kernel))
    .patch('/family/members/:id', signedIn, manage, news, each.change)
    .delete('/family/members/:id', signedIn, invite, each.remove)
    .post('/family/leave', signedIn, see, each.leave)
    .post('/family/ownership', signedIn, manage, news, each.offer)
    .delete('/family/ownership', signedIn, manage, each.withdraw)
    .post('/family/ownership/accept', signedIn, see, each.take)
    .post('/family/ownership/decline', signedIn, see, each.refuse)
    .get('/family/invitations', signedIn, invite, sent.list)
    .post('/family/invitations', signedIn, invite, withoutRealMail, mails, sent.invite)
    .post('/family/invitations/:id/resend', signedIn, invite, mails, sent.resend)
    .delete('/family/invitations/:id', signedIn, invite, sent.withdraw)
    .get('/invitations', signedIn, link.list)
    .get('/invitations/:token', links, link.read)
    .post('/invitations/:token/accept', signedIn, links, link.accept)
    .post('/invitations/:token/decline', links, link.decline)
    .post('/invitations/:token/not-me', links, link.notMe)
}
