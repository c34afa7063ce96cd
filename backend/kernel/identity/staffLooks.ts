import type { Context } from 'koa'
import type { Aggregate, Decision } from '../log/decider.ts'
import type { Event } from '../event.ts'
import { commandOf } from '../http/http.ts'
import type { Kernel } from '../kernel.ts'
import { actorOf } from '../http/request.ts'

type View = { readonly what: 'account' | 'file' | 'notes' | 'table'; readonly of: string }
type Viewed = Event<'AdminViewed', View>
type Looks = { readonly n: number }

/** The stream of somebody at the desk, as far as a look is concerned. */
const looks: Aggregate<Looks, Viewed> = {
  category: 'admin',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: { n: 0 },
  evolve: ({ n }) => ({ n: n + 1 }),
}

/** Whoever of us looks at what is somebody else's has been seen doing so. Each look is an entry; `of` names a stream, or a table. */
export const noteLook = async (kernel: Kernel, ctx: Context, view: View): Promise<void> => {
  const by = actorOf(ctx)
  // A repeated request is a look of its own.
  const { commandId: _given, ...command } = commandOf(kernel, ctx, by, view)
  const decision: Decision<Looks, Viewed> = () => [{ type: 'AdminViewed', data: view }]
  await kernel.handle(looks, by.id, decision, { ...command, commandId: command.correlationId })
}
