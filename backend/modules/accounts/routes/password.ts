import type { Context } from 'koa'
import { commandOf } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, networkOf, type Limit } from '../../../kernel/http/limits.ts'
import { log } from '../../../kernel/process/log.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { hashSecret } from '../../../kernel/identity/secrets.ts'
import { rotateSession, sessionIdOf } from '../../../kernel/identity/session.ts'
import { applySign } from '../../../kernel/identity/signs.ts'
import { applyStaged, stage } from '../../../kernel/identity/staged.ts'
import { account } from '../account.ts'
import { ChangePassword, RequestReset, ResetPassword } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { changePassword as changedPassword, requestReset as askedForReset, resetPassword } from '../decide/password.ts'
import { normalised } from '../email.ts'
import { holderOf } from '../queries.ts'
import { forgetGuessesAt } from './guesses.ts'
import { tell } from './tell.ts'

const HOUR_S = 3_600
const perAddress: Limit = { name: 'reset-address', points: 5, seconds: HOUR_S }
const perNetwork: Limit = { name: 'reset', points: 30, seconds: HOUR_S }
const uses: Limit = { name: 'reset-use', points: 30, seconds: HOUR_S }

/** Changes the password of whoever knows the old one, or has a passkey, and ends every other session. */
export const changePassword = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { current, proof, password } = bodyOf(ctx, ChangePassword)
  await requireProof(kernel, id, { password: current, proof })
  if (current?.normalize('NFC') === password.normalize('NFC')) throw refuse('password-same')
  const passwordHash = await hashSecret(password)
  await tell(kernel, ctx, changedPassword(), { kind: 'password', passwordHash, keep: sessionIdOf(ctx) })
  await rotateSession(ctx)
  ctx.status = 204
}

const askFor = async (kernel: Kernel, ctx: Context, accountId: string) => {
  const { expected: _, ...command } = commandOf(kernel, ctx, { kind: 'account', id: accountId }, { reset: true })
  await kernel.handle(account, accountId, askedForReset(), command)
}

/** The same answer, in the same time, whether or not anybody has the address: what follows is not waited for. */
export const requestReset = (kernel: Kernel) => async (ctx: Context) => {
  const { email } = bodyOf(ctx, RequestReset)
  await count(kernel, perNetwork, networkOf(ctx))
  await count(kernel, perAddress, normalised(email))
  const accountId = await holderOf(kernel, email)
  if (accountId) askFor(kernel, ctx, accountId).catch((error: unknown) => log.warn('no reset link', { error }))
  ctx.status = 202
  ctx.body = {}
}

/** Takes the link of the mail and a new password; all sessions end, and a second factor is asked for as before. */
export const reset = (kernel: Kernel) => async (ctx: Context) => {
  const { capabilities, load, handle, db } = kernel
  const body = bodyOf(ctx, ResetPassword)
  await count(kernel, uses, networkOf(ctx))
  const id = capabilities.idIn(body.token)
  if (!id) throw refuse('link-invalid')
  const { state } = await load(account, id)
  const { asked } = state.resets
  if (!capabilities.isValid(body.token, 'reset', id, asked)) {
    const isOlder = Array.from({ length: Math.min(asked, 20) }, (_, back) => asked - back)
    throw refuse(
      isOlder.some((each) => capabilities.isValid(body.token, 'reset', id, each)) ? 'link-used' : 'link-invalid',
    )
  }
  await applySign(kernel, { accountId: id, source: 'mail' })
  const passwordHash = await hashSecret(body.password)
  const command = commandOf(kernel, ctx, { kind: 'account', id }, body)
  await stage(db, id, command, { kind: 'password', passwordHash })
  await handle(account, id, resetPassword({ reset: asked }), command)
  await applyStaged(db, command)
  await forgetGuessesAt(kernel, state.email)
  ctx.body = {}
}
