import { forgetCredentials } from '../../backend/kernel/identity/credentials.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { account, type Account } from '../../backend/modules/accounts/account.ts'
import { abandonSignUp, releaseEmail } from '../../backend/modules/accounts/decide.ts'
import { isChanging } from '../../backend/modules/accounts/decide/emailChange.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { emailIdOf, lateReservations } from '../../backend/modules/accounts/queries.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** Gives back what an account has reserved. Each may run twice. */
export const releasing = (kernel: Kernel) => {
  const { db, load, clock } = kernel
  const ask = trySystemCommand(kernel)

  /** Each time that an address was reserved its release is another command. */
  const release = async (emailId: string, accountId: string): Promise<void> => {
    const { state, revision } = await load(email, emailId)
    if (state.accountId !== accountId) return
    await ask(email, emailId, releaseEmail({ accountId }), 'release', accountId, Number(revision))
  }

  /** Whether the account has the address, or is about to change to it. */
  const isKept = (state: Account, emailId: string): boolean => {
    if (state.status !== 'open') return false
    const next = state.emailChange && isChanging(state.emailChange, clock.now()) ? [state.emailChange.email] : []
    return [...state.addresses, ...next].some((address) => emailIdOf(kernel, address) === emailId)
  }

  /** What was reserved for an account and not taken: its decision was refused, or never came. */
  const unusedOf = async (accountId: string, state: Account): Promise<string[]> => {
    const unused: string[] = []
    for (const { id } of await lateReservations(kernel, accountId)) {
      const { accountId: holder } = (await load(email, id)).state
      if (holder === accountId && !isKept(state, id)) unused.push(id)
    }
    return unused
  }

  /** A sign-up that reserved its address and never opened is over with it. */
  const releaseUnused = async (accountId: string): Promise<void> => {
    const before = (await load(account, accountId)).state
    if ((await unusedOf(accountId, before)).length === 0) return
    if (before.status === 'new') await ask(account, accountId, abandonSignUp({ accountId }), 'abandonUnused', accountId)
    const { state } = await load(account, accountId)
    if (state.status === 'abandoned') await forgetCredentials(db, accountId)
    for (const id of await unusedOf(accountId, state)) await release(id, accountId)
  }
  return { release, unusedOf, releaseUnused }
}
