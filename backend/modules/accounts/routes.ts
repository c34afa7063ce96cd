import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import type * as v from 'valibot'
import { answering } from '../../kernel/answer.ts'
import { Refused } from '../../kernel/errors.ts'
import { afterwards } from '../../kernel/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/limits.ts'
import { actorOf, signedIn } from '../../kernel/request.ts'
import { requireRole } from '../../kernel/staff.ts'
import { endSession } from '../../kernel/session.ts'
import {
  SignIn,
  SignUp,
  VerifyEmail,
  BackupAddress,
  ChangeRole,
  SuspendAccount,
  refusals,
  sentences,
} from './contract.ts'
import { accountOf } from './queries.ts'
import { removeBackup, setBackup } from './routes/backup.ts'
import { csrfTokens } from './routes/csrf.ts'
import { endSessions, listSessions } from './routes/sessions.ts'
import { signIn } from './routes/signIn.ts'
import { signUp } from './routes/signUp.ts'
import { changeRole, reinstate, signOutEverywhere, suspend } from './routes/staff.ts'
import { resend, verify } from './routes/verification.ts'

const HOUR_S = 3_600

/** Tells the API's description which body a route takes. */
const describing = (bodySchema: v.GenericSchema, route: Middleware) => Object.assign(route, { bodySchema })

const read = (kernel: Kernel) => async (ctx: Context) => {
  await afterwards(kernel, ctx, 'accounts')
  const user = await accountOf(kernel, actorOf(ctx).id)
  if (!user) throw new Refused('sign-in')
  ctx.body = user
}

const signOut = (ctx: Context) => {
  endSession(ctx)
  ctx.body = {}
}

export const routes = (kernel: Kernel) => {
  const csrf = csrfTokens(kernel)
  const signUps = limited(kernel, 'sign-up', 60, HOUR_S)
  const resends = limited(kernel, 'verify-resend', 5, HOUR_S, (ctx) => actorOf(ctx).id)
  const backups = limited(kernel, 'backup-address', 5, HOUR_S, (ctx) => actorOf(ctx).id)
  const admins = requireRole('admin')
  return new Router({ prefix: '/api' })
    .use(answering({ statuses: refusals, sentences }))
    .get('/csrf-token', csrf.give)
    .post('/auth/signup', csrf.ask, signUps, describing(SignUp, signUp(kernel)))
    .post('/auth/signin', describing(SignIn, signIn(kernel)))
    .post('/auth/signout', signOut)
    .get('/account', signedIn, read(kernel))
    .post('/auth/verify', describing(VerifyEmail, verify(kernel)))
    .post('/auth/verify/resend', signedIn, resends, resend(kernel))
    .post('/account/backup-address', signedIn, backups, describing(BackupAddress, setBackup(kernel)))
    .delete('/account/backup-address', signedIn, removeBackup(kernel))
    .get('/account/sessions', signedIn, listSessions(kernel))
    .delete('/account/sessions', signedIn, endSessions(kernel))
    .delete('/account/sessions/:id', signedIn, endSessions(kernel))
    .post('/admin/users/:id/role', admins, describing(ChangeRole, changeRole(kernel)))
    .post('/admin/users/:id/suspend', admins, describing(SuspendAccount, suspend(kernel)))
    .post('/admin/users/:id/restore', admins, reinstate(kernel))
    .post('/admin/users/:id/sign-out', admins, signOutEverywhere(kernel))
}
