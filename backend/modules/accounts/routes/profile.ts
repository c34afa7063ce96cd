import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { isZone } from '../../../kernel/words/zones.ts'
import { account, type Account } from '../account.ts'
import { ChangeProfile, type Profile } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { changeProfile } from '../decide/profile.ts'
import { backupOf } from './backup.ts'
import { tell } from './tell.ts'

const profileOf = (state: Account): Profile => {
  const { name, zone, bornOn, emailChange } = state
  return { name, zone, bornOn, backup: backupOf(state), newEmail: emailChange?.email ?? null }
}

export const readProfile = (kernel: Kernel) => async (ctx: Context) => {
  ctx.body = profileOf((await kernel.load(account, actorOf(ctx).id)).state)
}

export const editProfile = (kernel: Kernel) => async (ctx: Context) => {
  const { name, zone, bornOn } = bodyOf(ctx, ChangeProfile)
  if (zone && !isZone(zone)) throw refuse('zone-unknown')
  const changes = {
    ...(name !== undefined && { name }),
    ...(zone !== undefined && { zone }),
    ...(bornOn !== undefined && { bornOn }),
  }
  ctx.body = profileOf(await tell(kernel, ctx, changeProfile(changes)))
}
