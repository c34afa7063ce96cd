import type { Context } from 'koa'
import type { Aggregate } from '../../kernel/decider.ts'
import { commandOf } from '../../kernel/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { actorOf } from '../../kernel/request.ts'
import { personal, type AuditEvent } from '../audit/events.ts'

type Looks = { readonly n: number }
const looks: Aggregate<Looks, AuditEvent> = {
  category: 'admin',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { n: 0 },
  evolve: ({ n }) => ({ n: n + 1 }),
}

/** Whoever opens a file that somebody sent us has been seen doing so, and the person can see it. Each look is an entry. */
export const noteFileLook = async (kernel: Kernel, ctx: Context, conversationId: string): Promise<void> => {
  const by = actorOf(ctx)
  const view = { what: 'file', of: `support-${conversationId}` } as const
  const { commandId: _given, ...command } = commandOf(kernel, ctx, by, view)
  const decision = () => [{ type: 'AdminViewed', data: view } as const]
  await kernel.handle(looks, by.id, decision, { ...command, commandId: command.correlationId })
}
