import type { Context } from 'koa'
import type { AnyEvent } from '../event.ts'
import { commandOf } from '../http/http.ts'
import { actorOf } from '../http/request.ts'
import type { Kernel } from '../kernel.ts'
import type { Aggregate, Decision } from '../log/decider.ts'

type Looks<State, E extends AnyEvent, View> = {
  readonly seer: Aggregate<State, E>
  readonly record: (view: View) => Decision<State, E>
}

/** Whoever of us looks at what is somebody else's has been seen doing so: the look is stored before anything is answered. */
export const notingLooks =
  <State, E extends AnyEvent, View>(kernel: Kernel, { seer, record }: Looks<State, E, View>) =>
  async (ctx: Context, view: View): Promise<void> => {
    const by = actorOf(ctx)
    // A key that a repeat brings must not hide the second look.
    const { commandId: _given, ...command } = commandOf(kernel, ctx, by, view)
    await kernel.handle(seer, by.id, record(view), { ...command, commandId: command.correlationId })
  }
