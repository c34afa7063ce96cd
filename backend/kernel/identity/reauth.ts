import { passwordHashOf } from './credentials.ts'
import { Refused } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { count, forgive, type Limit } from '../http/limits.ts'
import { isSecret } from './secrets.ts'
import { issueTicket, purposeOfTicket } from './tickets.ts'

const QUARTER_HOUR_S = 900
/** @number how long a passkey that was shown once more counts as proof */
const FIVE_MINUTES_S = 300
const tries: Limit = { name: 'reauth', points: 5, seconds: QUARTER_HOUR_S }
const purposeOf = (accountId: string) => `proof:${accountId}`

/** How a person shows once more who they are: the password, or what a passkey was answered with. */
export type Proof = { readonly password?: string | undefined; readonly proof?: string | undefined }

/** What whoever has just shown a passkey may bring instead of the password, for five minutes. */
export const issueProof = ({ db }: Kernel, accountId: string): Promise<string> =>
  issueTicket(db, purposeOf(accountId), FIVE_MINUTES_S)

/**
 * Whether the request shows that the account's person sends it; without password or proof it is simply not shown, and
 * the decision says so.
 * @throws Refused password-wrong; proof-needed for a proof that is too old; rate-limited after five wrong passwords in a
 * quarter of an hour
 */
export const isProved = async (kernel: Kernel, accountId: string, { password, proof }: Proof): Promise<boolean> => {
  if (proof !== undefined) {
    if ((await purposeOfTicket(kernel.db, proof)) !== purposeOf(accountId)) throw new Refused('proof-needed')
    return true
  }
  if (password === undefined) return false
  await count(kernel, tries, accountId)
  const hashed = await passwordHashOf(kernel.db, accountId)
  if (!hashed || !(await isSecret(hashed, password))) throw new Refused('password-wrong')
  await forgive(kernel, tries, accountId)
  return true
}

/** @throws Refused as `isProved` does, and proof-needed where the request shows nothing */
export const requireProof = async (kernel: Kernel, accountId: string, shown: Proof): Promise<void> => {
  if (!(await isProved(kernel, accountId, shown))) throw new Refused('proof-needed')
}
