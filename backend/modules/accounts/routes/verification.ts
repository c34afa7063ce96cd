import type { Context } from 'koa'
import { commandsOf } from '../../../kernel/http/command.ts'
import { handleAndWait } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { applySign } from '../../../kernel/identity/signs.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { account, type Account } from '../account.ts'
import { VerifyEmail } from '../contract.ts'
import { requestVerification, verifyEmail } from '../decide.ts'
import { verifyBackupAddress } from '../decide/backup.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { normalised } from '../email.ts'
import { approval, sideIn } from './emailChange.ts'

/** What a confirmation link asks for: each kind is bound to the address that its mail went to. */
const decisionFor = async (kernel: Kernel, token: string, id: string, state: Account): Promise<Decide> => {
  const { capabilities } = kernel
  const isFor = (purpose: string, address: string) => capabilities.isValid(token, purpose, id, normalised(address))
  if (isFor('verify', state.email)) return verifyEmail()
  if (state.backup && isFor('verify-backup', state.backup.address)) return verifyBackupAddress()
  const side = sideIn(kernel, token, state)
  if (side && state.emailChange) return approval(kernel, id, state.emailChange, side)
  throw refuse('link-invalid')
}

const shown = ({ isVerified }: Account) => ({ emailVerified: isVerified })

/** Takes a confirmation link's token, whoever brings it: a mail is often read on another device. */
export const verify = (kernel: Kernel) =>
  commandsOf(kernel, 'accounts', {
    aggregate: account,
    target: (_, { token }: { readonly token: string }) => {
      const id = kernel.capabilities.idIn(token)
      if (!id) throw refuse('link-invalid')
      return { id, by: { kind: 'account', id } }
    },
    answer: shown,
  })(VerifyEmail, async ({ token }, { id }) => {
    const { state } = await kernel.load(account, id)
    const decision = await decisionFor(kernel, token, id, state)
    await applySign(kernel, { accountId: id, source: 'mail' })
    return decision
  })

export const resend = (kernel: Kernel) => async (ctx: Context) => {
  const by = actorOf(ctx)
  const target = { aggregate: account, id: by.id, by }
  ctx.body = shown((await handleAndWait(kernel, 'accounts')(ctx, target, requestVerification(), {})).state)
}
