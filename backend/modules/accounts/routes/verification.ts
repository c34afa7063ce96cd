import type { Context } from 'koa'
import type { Actor } from '../../../kernel/event.ts'
import { commandOf, settle } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { applySign } from '../../../kernel/identity/signs.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { account, type Account } from '../account.ts'
import { VerifyEmail } from '../contract.ts'
import { requestVerification, verifyEmail } from '../decide.ts'
import { verifyBackupAddress } from '../decide/backup.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { normalised } from '../email.ts'
import { approval, sideIn } from './emailChange.ts'

/** What a confirmation link asks for: each kind is bound to the address that its mail went to. */
const decisionFor = async (kernel: Kernel, token: string, id: string, state: Account): Promise<Decide> => {
  const { capabilities } = kernel
  const isFor = (purpose: string, address: string) => capabilities.isValid(token, purpose, id, normalised(address))
  if (isFor('verify', state.email)) return verifyEmail()
  if (state.backup && isFor('verify-backup', state.backup.address)) return verifyBackupAddress()
  const side = sideIn(kernel, token, state)
  if (side && state.emailChange) return approval(kernel, id, state.emailChange, side)
  throw refuse('link-invalid')
}

/** Takes a confirmation link's token, whoever brings it: a mail is often read on another device. */
export const verify = (kernel: Kernel) => async (ctx: Context) => {
  const { capabilities, load, handle } = kernel
  const body = bodyOf(ctx, VerifyEmail)
  const id = capabilities.idIn(body.token)
  if (!id) throw refuse('link-invalid')
  const { state } = await load(account, id)
  const by: Actor = { kind: 'account', id }
  const decision = await decisionFor(kernel, body.token, id, state)
  await applySign(kernel, { accountId: id, source: 'mail' })
  const handled = await handle(account, id, decision, commandOf(kernel, ctx, by, body))
  await settle(kernel, ctx, 'accounts', handled)
  ctx.body = { emailVerified: handled.state.isVerified }
}

export const resend = (kernel: Kernel) => async (ctx: Context) => {
  const by = actorOf(ctx)
  const handled = await kernel.handle(account, by.id, requestVerification(), commandOf(kernel, ctx, by, {}))
  await settle(kernel, ctx, 'accounts', handled)
  ctx.body = { emailVerified: handled.state.isVerified }
}
