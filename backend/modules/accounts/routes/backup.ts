import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { requireProof, type Proof } from '../../../kernel/identity/reauth.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { hasShownFactor, sessionFactsOf } from '../../../kernel/identity/staff.ts'
import type { Account } from '../account.ts'
import { BackupAddress, WithProof } from '../contract.ts'
import { removeBackupAddress, requestBackupAddress } from '../decide/backup.ts'
import { accountCommand } from './command.ts'

export const backupOf = ({ backup }: Account) =>
  backup ? { address: backup.address, verified: backup.isVerified } : null

/** A demo has no password, and no mailbox. */
const requirePerson = async (kernel: Kernel, ctx: Context, shown: Proof) => {
  if (!sessionFactsOf(ctx).demoUntil) await requireProof(kernel, actorOf(ctx).id, shown)
}

const backupCommand = (kernel: Kernel) => accountCommand(kernel, (state) => ({ backup: backupOf(state) }))

export const setBackup = (kernel: Kernel) =>
  backupCommand(kernel)(
    BackupAddress,
    async ({ address, ...shown }, _, ctx) => {
      await requirePerson(kernel, ctx, shown)
      return requestBackupAddress({ address, byFactor: hasShownFactor(ctx) })
    },
    { said: ({ address }) => ({ address }) },
  )

export const removeBackup = (kernel: Kernel) =>
  backupCommand(kernel)(
    WithProof,
    async (shown, _, ctx) => {
      await requirePerson(kernel, ctx, shown)
      return removeBackupAddress()
    },
    { said: () => ({}) },
  )
