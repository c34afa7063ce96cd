import type { Context } from 'koa'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import { commandOf, settle } from '../../../kernel/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../../kernel/request.ts'
import { account } from '../account.ts'
import { VerifyEmail, type AccountRefusal } from '../contract.ts'
import { requestVerification, verifyEmail } from '../decide.ts'
import { normalised } from '../email.ts'

const refuse = refusing<AccountRefusal>()

/** Takes a confirmation link's token, whoever brings it: a mail is often read on another device. */
export const verify = (kernel: Kernel) => async (ctx: Context) => {
  const { capabilities, load, handle } = kernel
  const body = bodyOf(ctx, VerifyEmail)
  const id = capabilities.idIn(body.token)
  if (!id) throw refuse('link-invalid')
  const { state } = await load(account, id)
  if (!capabilities.isValid(body.token, 'verify', id, normalised(state.email))) throw refuse('link-invalid')
  const by: Actor = { kind: 'account', id }
  const handled = await handle(account, id, verifyEmail(), commandOf(kernel, ctx, by, body))
  await settle(kernel, ctx, 'accounts', handled)
  ctx.body = { emailVerified: handled.state.isVerified }
}

export const resend = (kernel: Kernel) => async (ctx: Context) => {
  const by = actorOf(ctx)
  const handled = await kernel.handle(account, by.id, requestVerification(), commandOf(kernel, ctx, by, {}))
  await settle(kernel, ctx, 'accounts', handled)
  ctx.body = { emailVerified: handled.state.isVerified }
}
