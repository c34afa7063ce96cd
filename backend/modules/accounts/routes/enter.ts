import type { Context } from 'koa'
import { deviceIn } from '../../../kernel/identity/device.ts'
import { noteDevice } from '../../../kernel/identity/devices.ts'
import { commandOf } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { beginSession } from '../../../kernel/identity/session.ts'
import { account, type Account } from '../account.ts'
import { recordNewDevice } from '../decide/factors.ts'
import { requireWelcome } from '../decide/guards.ts'
import { userOf } from '../queries.ts'

/** Opens the door: a new session, and a mail when the account was never open in this browser. */
export const enter = async (
  kernel: Kernel,
  ctx: Context,
  state: Account,
  { epoch, factorAt, isProven }: { readonly epoch: number; readonly factorAt?: string; readonly isProven?: boolean },
): Promise<void> => {
  const { accountId, role } = state
  requireWelcome(state, kernel.clock.now())
  if (await noteDevice(kernel, ctx, accountId)) {
    const decision = recordNewDevice({ device: deviceIn(ctx.get('User-Agent')) })
    const by = { kind: 'account', id: accountId } as const
    const { expected: _, ...command } = commandOf(kernel, ctx, by, { device: ctx.get('User-Agent') })
    // Not by the key of the request, which may have recorded the use of a recovery code.
    await kernel.handle(account, accountId, decision, { ...command, commandId: command.correlationId })
  }
  await beginSession(ctx, accountId, { epoch, role, factorAt, isProven })
  ctx.body = userOf(kernel, state)
}
