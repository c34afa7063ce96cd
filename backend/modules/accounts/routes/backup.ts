import type { Context } from 'koa'
import { commandOf, settle } from '../../../kernel/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../../kernel/request.ts'
import { account, type Account } from '../account.ts'
import { BackupAddress } from '../contract.ts'
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

export const setBackup = (kernel: Kernel) => async (ctx: Context) => {
  const body = bodyOf(ctx, BackupAddress)
  await change(kernel, ctx, requestBackupAddress(body), body)
}

export const removeBackup = (kernel: Kernel) => (ctx: Context) => change(kernel, ctx, removeBackupAddress(), {})
