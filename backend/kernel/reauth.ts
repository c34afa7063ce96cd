import { passwordHashOf } from './credentials.ts'
import { Refused } from './errors.ts'
import type { Kernel } from './kernel.ts'
import { count, forgive, type Limit } from './limits.ts'
import { isSecret } from './secrets.ts'

const QUARTER_HOUR_S = 900
const tries: Limit = { name: 'reauth', points: 5, seconds: QUARTER_HOUR_S }

/**
 * Whether the account's password came with the request; without one it is simply not proved, and the decision says so.
 * @throws Refused password-wrong; rate-limited after five wrong ones in a quarter of an hour
 */
export const isPasswordProved = async (kernel: Kernel, accountId: string, password?: string): Promise<boolean> => {
  if (password === undefined) return false
  await count(kernel, tries, accountId)
  const hashed = await passwordHashOf(kernel.db, accountId)
  if (!hashed || !(await isSecret(hashed, password))) throw new Refused('password-wrong')
  await forgive(kernel, tries, accountId)
  return true
}
