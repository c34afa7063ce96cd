import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { account } from '../account.ts'
import { Notifications } from '../contract.ts'
import { chooseNotifications } from '../decide/notifications.ts'
import { accountCommand } from './command.ts'

export const readNotifications = (kernel: Kernel) => async (ctx: Context) => {
  const { state } = await kernel.load(account, actorOf(ctx).id)
  const body: Notifications = state.notifications
  ctx.body = body
}

export const editNotifications = (kernel: Kernel) =>
  accountCommand(kernel, ({ notifications }): Notifications => notifications)(Notifications, chooseNotifications)
