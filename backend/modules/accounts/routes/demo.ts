import type { Context } from 'koa'
import { commandOf, awaitProjection } from '../../../kernel/http/http.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Actor } from '../../../kernel/event.ts'
import { VISITOR } from '../../../kernel/identity/visitor.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { beginSession, endSession, type SessionFacts } from '../../../kernel/identity/session.ts'
import { account } from '../account.ts'
import { beginDemo, endDemo } from '../decide/demo.ts'
import { userOf } from '../queries.ts'

/** Ends the demo that this session looks at, if it looks at one. */
const leaveDemo = async (kernel: Kernel, ctx: Context): Promise<void> => {
  const { by, session } = ctx.state as { by?: Actor; session?: SessionFacts }
  if (!by || !session?.demoUntil) return
  const { expected: _, ...command } = commandOf(kernel, ctx, by, {})
  await kernel.handle(account, by.id, endDemo(), command)
}

/** Opens a demo of nobody but who asks, and signs them in. Its address is of a domain that cannot exist (RFC 2606). */
export const demo = (kernel: Kernel) => async (ctx: Context) => {
  await leaveDemo(kernel, ctx)
  const accountId = newId()
  const begin = beginDemo({ accountId, email: `demo-${accountId}@demo.invalid` })
  const { expected: _, ...command } = commandOf(kernel, ctx, VISITOR, {})
  // Never by the key of the request: whoever knew it would share somebody's demo.
  const begun = await kernel.handle(account, accountId, begin, { ...command, commandId: newId() })
  await beginSession(ctx, accountId, { epoch: 0, demoUntil: begun.state.demoUntil })
  await awaitProjection(kernel, ctx, 'accounts', begun)
  ctx.status = 201
  ctx.body = userOf(kernel, begun.state)
}

export const signOut = (kernel: Kernel) => async (ctx: Context) => {
  await leaveDemo(kernel, ctx)
  endSession(ctx)
  ctx.body = {}
}
