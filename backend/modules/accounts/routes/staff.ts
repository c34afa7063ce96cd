import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { commandOf, awaitProjection } from '../../../kernel/http/http.ts'
import { actorOf, bodyOf, idOf } from '../../../kernel/http/request.ts'
import { shutOut } from '../../../kernel/identity/sessions.ts'
import { account } from '../account.ts'
import { ChangeRole, SuspendAccount } from '../contract.ts'
import type { Decide } from '../decide/guards.ts'
import { grantRole, reinstateAccount, removeRole, suspendAccount } from '../decide/access.ts'
import { adminsIn } from '../queries.ts'

const accountIn = (ctx: Context) => idOf((ctx['params'] as { id?: string }).id)

const change = async (kernel: Kernel, ctx: Context, decision: Decide, body: object) => {
  const id = accountIn(ctx)
  const handled = await kernel.handle(account, id, decision, commandOf(kernel, ctx, actorOf(ctx), body))
  // At once here, and once more by the reactor should this process end in between.
  if (handled.position) await shutOut(kernel.db, id, handled)
  await awaitProjection(kernel, ctx, 'accounts', handled)
  const { role, isSuspended } = handled.state
  ctx.body = { id, role, suspended: isSuspended }
}

/** Gives or takes a role; the person's sessions end with it. */
export const changeRole = (kernel: Kernel) => async (ctx: Context) => {
  const body = bodyOf(ctx, ChangeRole)
  const facts = { by: actorOf(ctx).id, admins: await adminsIn(kernel) }
  const { role } = body
  await change(kernel, ctx, role === 'user' ? removeRole(facts) : grantRole({ ...facts, role }), body)
}

export const suspend = (kernel: Kernel) => async (ctx: Context) => {
  const body = bodyOf(ctx, SuspendAccount)
  const facts = { by: actorOf(ctx).id, admins: await adminsIn(kernel) }
  await change(kernel, ctx, suspendAccount({ ...body, ...facts }), body)
}

export const reinstate = (kernel: Kernel) => (ctx: Context) =>
  change(kernel, ctx, reinstateAccount({ by: actorOf(ctx).id }), {})

export const signOutEverywhere = (kernel: Kernel) => async (ctx: Context) => {
  await shutOut(kernel.db, accountIn(ctx))
  ctx.status = 204
}
