import { SYSTEM } from '../kernel/clock.ts'
import { commonSentences } from '../kernel/words/refusals.ts'
import { Refused } from '../kernel/errors.ts'
import { hashOf, newId } from '../kernel/ids.ts'
import { closeKernel, kernelOf } from '../kernel/kernel.ts'
import { shutOut } from '../kernel/identity/sessions.ts'
import { readSettings } from '../kernel/process/settings.ts'
import { account } from '../modules/accounts/account.ts'
import { sentences } from '../modules/accounts/contract.ts'
import { grantRole } from '../modules/accounts/decide/access.ts'
import { holderOf } from '../modules/accounts/queries.ts'
import { environmentOf } from './environment.ts'

/** The way back in when no admin is left: whoever runs commands on this machine. An event like any other. */
export const grant = async (environment: NodeJS.ProcessEnv, email: string): Promise<string> => {
  const stopping = new AbortController()
  const kernel = await kernelOf(readSettings(await environmentOf(environment)), stopping.signal)
  try {
    const accountId = await holderOf(kernel, email)
    if (!accountId) return sentences['account-unknown']
    const commandId = newId()
    const ids = {
      commandId,
      commandHash: hashOf(['grant', accountId]),
      correlationId: commandId,
      causationId: commandId,
    }
    const decision = grantRole({ role: 'admin', by: 'machine', admins: 2 })
    const granted = await kernel.handle(account, accountId, decision, { ...kernel.clock.context(SYSTEM), ...ids })
    await shutOut(kernel.db, accountId, granted)
    return 'The account is an admin now. Its sessions end; sign in again, with a second factor.'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.code === 'address-unverified' ? commonSentences['address-unverified'] : error.code
  } finally {
    stopping.abort()
    await closeKernel(kernel)
  }
}
