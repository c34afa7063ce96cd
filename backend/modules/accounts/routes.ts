import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { longBody } from '../../kernel/http/bodies.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { Refused } from '../../kernel/errors.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited, limitedOn } from '../../kernel/http/limits.ts'
import { withoutRealMail } from '../../kernel/process/demo.ts'
import type { ExportPart } from '../../kernel/process/module.ts'
import { actorOf, describing, signedIn } from '../../kernel/http/request.ts'
import { requireRole, sessionFactsOf } from '../../kernel/identity/staff.ts'
import * as contract from './contract.ts'
import { accountOf } from './queries.ts'
import { removeBackup, setBackup } from './routes/backup.ts'
import { bootstrap } from './routes/bootstrap.ts'
import { csrfTokens } from './routes/csrf.ts'
import { askForData, sendData } from './routes/data.ts'
import { askForDeletion, keepAccount, readDeletion } from './routes/deletion.ts'
import { changeEmail } from './routes/emailChange.ts'
import { demo, signOut } from './routes/demo.ts'
import * as factors from './routes/factors.ts'
import { listLooks } from './routes/looks.ts'
import * as password from './routes/password.ts'
import { editNotifications, editProfile, noteReplies, readNotifications, readProfile } from './routes/profile.ts'
import * as second from './routes/secondFactor.ts'
import { endSessions, listSessions } from './routes/sessions.ts'
import { signIn } from './routes/signIn.ts'
import { signUp } from './routes/signUp.ts'
import { changeRole, reinstate, signOutEverywhere, suspend } from './routes/staff.ts'
import { readTestUsers, testLogin } from './routes/testLogin.ts'
import { readUndo, undo } from './routes/undo.ts'
import { resend, verify } from './routes/verification.ts'

const HOUR_S = 3_600

const read = (kernel: Kernel) => async (ctx: Context) => {
  await awaitPosition(kernel, ctx, 'accounts')
  const user = await accountOf(kernel, actorOf(ctx).id)
  if (!user) throw new Refused('sign-in')
  const { demoUntil } = sessionFactsOf(ctx)
  ctx.body = { ...user, ...(demoUntil && { demoUntil }) }
}

/** @param parts what each module adds to an account's export */
export const routes = (kernel: Kernel, parts: readonly ExportPart[] = []) => {
  const csrf = csrfTokens(kernel)
  const ofAccount = (ctx: Context) => actorOf(ctx).id
  const signUps = limited(kernel, 'sign-up', 60, HOUR_S)
  // The answer shows whether an address has an account: so only a few may be asked about.
  const taken = limitedOn(kernel, 'email-taken', 10, HOUR_S)
  const demos = limited(kernel, 'demo', 10, HOUR_S)
  const resends = limited(kernel, 'verify-resend', 5, HOUR_S, ofAccount)
  const backups = limited(kernel, 'backup-address', 5, HOUR_S, ofAccount)
  const emails = limited(kernel, 'change-email', 5, HOUR_S, ofAccount)
  const exports = limited(kernel, 'export', 10, HOUR_S, ofAccount)
  // The parts of a large export are many, and each may break off.
  const downloads = limited(kernel, 'export-download', 600, HOUR_S, ofAccount)
  const undos = limited(kernel, 'undo', 60, HOUR_S)
  const admins = requireRole('admin')
  const whileOpen: Middleware = async (_, next) => {
    if (!(await kernel.system.now()).registrationEnabled) throw new Refused('registration-closed')
    await next()
  }
  const { SignUp, SignIn, SecondFactor, ShowPasskey, RequestReset, ResetPassword, WithCode } = contract
  const { WithProof, AddPasskey, Bootstrap, UndoChange } = contract
  const router = new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: contract.refusals, sentences: contract.sentences }))
    .get('/csrf-token', csrf.give)
    .post('/auth/signup', whileOpen, csrf.ask, signUps, taken, describing(SignUp, signUp(kernel)))
    .post('/auth/signin', describing(SignIn, signIn(kernel)))
    .post('/auth/second-factor', describing(SecondFactor, second.secondFactor(kernel)))
    .post('/auth/passkey/options', second.passkeyOptions(kernel))
    .post('/auth/passkey', describing(ShowPasskey, second.passkeySignIn(kernel)))
    .post('/auth/demo', demos, demo(kernel))
    .post('/auth/signout', signOut(kernel))
    .post('/auth/verify', verify(kernel))
    .post('/auth/verify/resend', signedIn, resends, resend(kernel))
    .post('/auth/reset/request', describing(RequestReset, password.requestReset(kernel)))
    .post('/auth/reset', describing(ResetPassword, password.reset(kernel)))
    .post('/auth/step-up', signedIn, describing(WithCode, second.stepUp(kernel)))
    .post('/auth/step-up/passkey', signedIn, describing(ShowPasskey, second.passkeyStepUp(kernel)))
    .get('/undo/:token', undos, readUndo(kernel))
    .post('/undo/:token', undos, describing(UndoChange, undo(kernel)))
    .get('/account', signedIn, read(kernel))
    .get('/account/profile', signedIn, readProfile(kernel))
    .patch('/account/profile', signedIn, editProfile(kernel))
    .get('/notifications/preferences', signedIn, readNotifications(kernel))
    .put('/notifications/preferences', signedIn, editNotifications(kernel))
    .post('/account/replies-seen', signedIn, noteReplies(kernel))
    .post('/account/password', signedIn, describing(contract.ChangePassword, password.changePassword(kernel)))
    .post('/account/email', signedIn, emails, changeEmail(kernel))
    .get('/account/security', signedIn, factors.security(kernel))
    .post('/account/totp', signedIn, describing(WithProof, factors.startTotp(kernel)))
    .post('/account/totp/confirm', signedIn, describing(WithCode, factors.confirmTotp(kernel)))
    .post('/account/totp/remove', signedIn, describing(WithProof, factors.endTotp(kernel)))
    .post('/account/recovery-codes', signedIn, describing(WithProof, factors.renewRecoveryCodes(kernel)))
    .post('/account/passkeys/options', signedIn, describing(WithProof, factors.passkeyAddOptions(kernel)))
    .post('/account/passkeys', signedIn, describing(AddPasskey, factors.addPasskey(kernel)))
    .post('/account/passkeys/:id/remove', signedIn, describing(WithProof, factors.removePasskey(kernel)))
    .post('/account/backup-address', signedIn, withoutRealMail, backups, setBackup(kernel))
    .post('/account/backup-address/remove', signedIn, removeBackup(kernel))
    .post('/account/data', signedIn, exports, askForData(kernel, parts))
    .get('/account/data/:ticket', signedIn, downloads, sendData(kernel, parts))
    .get('/account/deletion', signedIn, readDeletion(kernel))
    .post('/account/deletion', signedIn, longBody(512), askForDeletion(kernel))
    .delete('/account/deletion', signedIn, keepAccount(kernel))
    .get('/account/looks', signedIn, listLooks(kernel))
    .get('/account/sessions', signedIn, listSessions(kernel))
    .delete('/account/sessions', signedIn, endSessions(kernel))
    .delete('/account/sessions/:id', signedIn, endSessions(kernel))
    .post('/admin/bootstrap', signedIn, describing(Bootstrap, bootstrap(kernel)))
    .post('/admin/users/:id/role', admins, describing(contract.ChangeRole, changeRole(kernel)))
    .post('/admin/users/:id/suspend', admins, describing(contract.SuspendAccount, suspend(kernel)))
    .post('/admin/users/:id/restore', admins, reinstate(kernel))
    .post('/admin/users/:id/sign-out', admins, signOutEverywhere(kernel))
  if (kernel.settings.hasTestLogin)
    router
      .get('/test-login', readTestUsers(kernel))
      .post('/test-login', describing(contract.TestLogin, testLogin(kernel)))
  return router
}
