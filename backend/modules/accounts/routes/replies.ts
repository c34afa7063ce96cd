import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { SeeReplies } from '../contract.ts'
import { seeReplies } from '../decide/replies.ts'
import { tell } from './tell.ts'

export const noteReplies = (kernel: Kernel) => async (ctx: Context) => {
  await tell(kernel, ctx, seeReplies(bodyOf(ctx, SeeReplies)))
  ctx.body = {}
}
