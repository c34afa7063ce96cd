import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeKernel, kernelOf } from './kernel/kernel.ts'
import { SYSTEM } from './kernel/clock.ts'
import { Refused } from './kernel/errors.ts'
import { hashOf, newId } from './kernel/ids.ts'
import { readSettings } from './kernel/settings.ts'
import { account } from './modules/accounts/account.ts'
import { sentences } from './modules/accounts/contract.ts'
import { grantRole } from './modules/accounts/decide/standing.ts'
import { holderOf } from './modules/accounts/queries.ts'

// The way back in when no admin is left: whoever runs commands on this machine. The grant is an event like any other.
const [command, address] = process.argv.slice(2)
/** The process's own settings, or those of the stack that runs on this machine. */
const environment = async (): Promise<NodeJS.ProcessEnv> => {
  if (process.env['DATABASE_URL']) return process.env
  const folder = process.env['EVERHEARTH_DATA'] ?? '.data'
  return JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as NodeJS.ProcessEnv
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const grant = async (email: string): Promise<string> => {
  const stopping = new AbortController()
  const kernel = await kernelOf(readSettings(await environment()), stopping.signal)
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
    await kernel.handle(account, accountId, decision, { ...kernel.clock.context(SYSTEM), ...ids })
    return 'The account is an admin now. Its sessions end; sign in again, with a second factor.'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.code === 'address-unverified' ? sentences['address-unverified'] : error.code
  } finally {
    stopping.abort()
    await closeKernel(kernel)
  }
}

if (command === 'grant' && address) say(await grant(address))
else say('Say: npm run admin -- grant EMAIL')
process.exit(0)
