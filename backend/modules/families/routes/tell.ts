import type { Context } from 'koa'
import { familyOf } from '../../../kernel/identity/family.ts'
import { commandOf, settle } from '../../../kernel/http/http.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Decide } from '../decide/guards.ts'
import { family } from '../family.ts'

/** Gives a command to the family of the request; its fold says once more whether whoever asks may. */
export const tell = async (kernel: Kernel, ctx: Context, body: object, decision: Decide) => {
  const { familyId } = familyOf(ctx)
  const handled = await kernel.handle(
    family,
    familyId,
    decision,
    commandOf(kernel, ctx, actorOf(ctx), [familyId, body]),
  )
  await settle(kernel, ctx, 'families', handled)
  return handled
}
