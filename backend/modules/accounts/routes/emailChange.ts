import { commandIdOf, hashOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { commandsOf, own } from '../../../kernel/http/command.ts'
import { account, type Account, type EmailChange } from '../account.ts'
import { ChangeEmail } from '../contract.ts'
import { reserveEmail } from '../decide.ts'
import { approveEmailChange, requestEmailChange } from '../decide/emailChange.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { email as addressOf } from '../email.ts'
import { changeParts } from '../changeParts.ts'
import { emailIdOf, holderOf } from '../queries.ts'

/** Asks both addresses. The answer is the same whether or not the new one is somebody's. */
export const changeEmail = (kernel: Kernel) =>
  commandsOf(kernel, 'accounts', {
    aggregate: account,
    target: (ctx, { email }: { readonly email: string }) => ({ ...own(ctx), email }),
    answer: (_, __, { email }) => ({ newEmail: email }),
  })(
    ChangeEmail,
    async ({ email, ...shown }, { id }) => {
      await requireProof(kernel, id, shown)
      const holder = await holderOf(kernel, email)
      return requestEmailChange({ email, isTaken: holder !== undefined && holder !== id })
    },
    { status: 202 },
  )

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
