import type { Context } from 'koa'
import { commandIdOf, hashOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import type { Account, EmailChange } from '../account.ts'
import { ChangeEmail } from '../contract.ts'
import { reserveEmail } from '../decide.ts'
import { approveEmailChange, requestEmailChange } from '../decide/emailChange.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { email as addressOf } from '../email.ts'
import { changeParts } from '../changeParts.ts'
import { emailIdOf, holderOf } from '../queries.ts'
import { tell } from './tell.ts'

/** Asks both addresses. The answer is the same whether or not the new one is somebody's. */
export const changeEmail = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { email, ...shown } = bodyOf(ctx, ChangeEmail)
  await requireProof(kernel, id, shown)
  const holder = await holderOf(kernel, email)
  const isTaken = holder !== undefined && holder !== id
  await tell(kernel, ctx, requestEmailChange({ email, isTaken }))
  ctx.status = 202
  ctx.body = { newEmail: email }
}

/** Gives the new address to the account before its change is decided; whoever was first has it. */
const reserve = async (kernel: Kernel, accountId: string, { email, requestedAt }: EmailChange) => {
  const emailId = emailIdOf(kernel, email)
  // An address that was given back since is reserved anew by the next change to it.
  const commandId = commandIdOf(`email-${emailId}`, 'reserve', accountId, requestedAt)
  const command = { commandId, commandHash: hashOf(['reserve', accountId]), correlationId: commandId }
  const by = { kind: 'account', id: accountId } as const
  await kernel.handle(addressOf, emailId, reserveEmail({ accountId, insteadOf: '' }), {
    ...kernel.clock.context(by),
    ...command,
    causationId: commandId,
  })
}

/** The yes of one of the two addresses. */
export const approval = async (
  kernel: Kernel,
  accountId: string,
  of: EmailChange,
  side: 'old' | 'new',
): Promise<Decide> => {
  const isLast = of.approved.some((each) => each !== side)
  if (isLast)
    await reserve(kernel, accountId, of).catch(() => {
      throw refuse('link-expired')
    })
  return approveEmailChange({ side, of })
}

export const sideIn = ({ capabilities }: Kernel, token: string, state: Account): 'old' | 'new' | undefined => {
  const { accountId, emailChange, email } = state
  if (!emailChange) return undefined
  const isFor = (side: 'old' | 'new') =>
    capabilities.isValid(token, 'change-email', accountId, ...changeParts(emailChange, side, email))
  return (['old', 'new'] as const).find(isFor)
}
