import type { Context } from 'koa'
import { commandOf, settle } from '../../../kernel/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../../kernel/request.ts'
import { account, type Account } from '../account.ts'
import type { Decide } from '../decide/guards.ts'
import * as v from 'valibot'

const Anything = v.record(v.string(), v.unknown())

/** Gives a command to the account that asks. What the body holds is secret, and stands in the log as a keyed hash. */
export const tell = async (kernel: Kernel, ctx: Context, decision: Decide): Promise<Account> => {
  const by = actorOf(ctx)
  const handled = await kernel.handle(account, by.id, decision, commandOf(kernel, ctx, by, bodyOf(ctx, Anything)))
  await settle(kernel, ctx, 'accounts', handled)
  return handled.state
}
