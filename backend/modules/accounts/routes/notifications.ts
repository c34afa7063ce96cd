import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { account } from '../account.ts'
import { Notifications } from '../contract.ts'
import { chooseNotifications } from '../decide/notifications.ts'
import { tell } from './tell.ts'

export const readNotifications = (kernel: Kernel) => async (ctx: Context) => {
  const { state } = await kernel.load(account, actorOf(ctx).id)
  const body: Notifications = state.notifications
  ctx.body = body
}

export const editNotifications = (kernel: Kernel) => async (ctx: Context) => {
  const { notifications } = await tell(kernel, ctx, chooseNotifications(bodyOf(ctx, Notifications)))
  const body: Notifications = notifications
  ctx.body = body
}
