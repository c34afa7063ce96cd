import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { issueTicket, purposeOfTicket } from '../../kernel/identity/tickets.ts'
import { setup } from './setup.ts'

/** The house's stream: one for the master key that holds everything else together. */
export const setupIdOf = ({ settings }: Kernel) => derivedId(fingerprintOf(settings, 'setup', ''))
export const SETUP_PURPOSE = 'setup'
/** @number how long the setup code works */
const A_DAY_S = 86_400

/** The code has done what it was for; its file is of no more use to anybody. */
export const forgetSetupCode = ({ settings }: Kernel): Promise<void> => rm(settings.setupCodeFile, { force: true })

/**
 * While the house has no admin it keeps a setup code, good for a day: on the server's console and in a file that its
 * user alone may read. No account and no password is there from the start.
 */
export const offerSetupCode = async (kernel: Kernel, say: (line: string) => void): Promise<void> => {
  const { settings, db } = kernel
  const file = settings.setupCodeFile
  const { state } = await kernel.load(setup, setupIdOf(kernel))
  if (state.accountId) return forgetSetupCode(kernel)
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept && (await purposeOfTicket(db, kept)) === SETUP_PURPOSE) return
  const code = await issueTicket(db, SETUP_PURPOSE, A_DAY_S)
  await rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${code}\n`, { mode: 0o600, flag: 'wx' })
  say(`There is no admin yet. Sign up, then enter this code at ${settings.origin}/admin-access within a day: ${code}`)
}
