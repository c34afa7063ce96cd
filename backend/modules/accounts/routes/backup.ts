import type { Context } from 'koa'
import { commandOf, settle } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { requireProof, type Proof } from '../../../kernel/identity/reauth.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { hasShownFactor, standingOf } from '../../../kernel/identity/staff.ts'
import { account, type Account } from '../account.ts'
import { BackupAddress, WithProof } from '../contract.ts'
import { removeBackupAddress, requestBackupAddress } from '../decide/backup.ts'
import type { Decide } from '../decide/guards.ts'

export const backupOf = ({ backup }: Account) =>
  backup ? { address: backup.address, verified: backup.isVerified } : null

const change = async (kernel: Kernel, ctx: Context, decision: Decide, body: object) => {
  const by = actorOf(ctx)
  const handled = await kernel.handle(account, by.id, decision, commandOf(kernel, ctx, by, body))
  await settle(kernel, ctx, 'accounts', handled)
  ctx.body = { backup: backupOf(handled.state) }
}

/** A demo has no password, and no mailbox. */
const requirePerson = async (kernel: Kernel, ctx: Context, shown: Proof) => {
  if (!standingOf(ctx).demoUntil) await requireProof(kernel, actorOf(ctx).id, shown)
}

export const setBackup = (kernel: Kernel) => async (ctx: Context) => {
  const { address, ...shown } = bodyOf(ctx, BackupAddress)
  await requirePerson(kernel, ctx, shown)
  await change(kernel, ctx, requestBackupAddress({ address, byFactor: hasShownFactor(ctx) }), { address })
}

export const removeBackup = (kernel: Kernel) => async (ctx: Context) => {
  await requirePerson(kernel, ctx, bodyOf(ctx, WithProof))
  await change(kernel, ctx, removeBackupAddress(), {})
}
