import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { isZone } from '../../../kernel/words/zones.ts'
import { account, type Account } from '../account.ts'
import { ChangeProfile, Notifications, SeeReplies, type Profile } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { chooseNotifications } from '../decide/notifications.ts'
import { changeProfile } from '../decide/profile.ts'
import { seeReplies } from '../decide/replies.ts'
import { accountCommand } from './command.ts'
import { backupOf } from './backup.ts'

const profileOf = (state: Account): Profile => {
  const { name, zone, bornOn, emailChange } = state
  return { name, zone, bornOn, backup: backupOf(state), newEmail: emailChange?.email ?? null }
}

export const readProfile = (kernel: Kernel) => async (ctx: Context) => {
  ctx.body = profileOf((await kernel.load(account, actorOf(ctx).id)).state)
}

export const editProfile = (kernel: Kernel) =>
  accountCommand(kernel, profileOf)(ChangeProfile, ({ name, zone, bornOn }) => {
    if (zone && !isZone(zone)) throw refuse('zone-unknown')
    return changeProfile({
      ...(name !== undefined && { name }),
      ...(zone !== undefined && { zone }),
      ...(bornOn !== undefined && { bornOn }),
    })
  })

export const readNotifications = (kernel: Kernel) => async (ctx: Context) => {
  const { state } = await kernel.load(account, actorOf(ctx).id)
  const body: Notifications = state.notifications
  ctx.body = body
}

export const editNotifications = (kernel: Kernel) =>
  accountCommand(kernel, ({ notifications }): Notifications => notifications)(Notifications, chooseNotifications)

/** How far a person has seen what recipients sent back. */
export const noteReplies = (kernel: Kernel) => accountCommand(kernel, () => ({}))(SeeReplies, seeReplies)
