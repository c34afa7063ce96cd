import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { commandOf, awaitProjection } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { goOnIn } from '../../../kernel/identity/session.ts'
import { applyStaged, stage, type Effect } from '../../../kernel/identity/staged.ts'
import { account, type Account } from '../account.ts'
import type { Decide } from '../decide/guards.ts'
import * as v from 'valibot'

const Anything = v.record(v.string(), v.unknown())

/**
 * Gives a command to the account that asks. What the body holds is secret, and stands in the log as a keyed hash. What it
 * does outside the log is done when its event stands, by the reactor where this process ends before that.
 * @throws Refused stale when the decision found the change made, in the very millisecond, by another request
 */
export const tell = async (kernel: Kernel, ctx: Context, decision: Decide, effect?: Effect): Promise<Account> => {
  const by = actorOf(ctx)
  const given = commandOf(kernel, ctx, by, bodyOf(ctx, Anything))
  // Codes are made and shown by each request for itself: none is a repeat.
  const isOnlyOnce = effect && 'codeHashes' in effect
  const command = isOnlyOnce ? { ...given, commandId: given.correlationId } : given
  if (effect) await stage(kernel.db, by.id, command, effect)
  const handled = await kernel.handle(account, by.id, decision, command)
  if (effect && handled.position === undefined) throw new Refused('stale', { revision: handled.revision })
  if (effect) goOnIn(ctx, await applyStaged(kernel.db, command))
  await awaitProjection(kernel, ctx, 'accounts', handled)
  return handled.state
}
