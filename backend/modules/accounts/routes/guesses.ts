import type { Context } from 'koa'
import { countDelayed, forgetDelay, type Delay } from '../../../kernel/http/delays.ts'
import { knownDevice } from '../../../kernel/identity/devices.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { normalised } from '../email.ts'

/** @number guesses of a password from all networks together. Five, then after ever longer waits. */
const everywhere: Delay = { name: 'sign-in-everywhere', free: 5, firstS: 900, longestS: 3_600, forgetS: 86_400 }

const guessedIn = (address: string, device = '') => `${normalised(address)} ${device}`

/**
 * Counts a guess at an address's password, whether or not anybody has it. A browser that the account was open in counts for
 * itself alone, so that strangers who guess keep nobody out of their own account.
 * @returns what forgets the guesses, once one was right
 * @throws Refused rate-limited
 */
export const countGuess = async (
  kernel: Kernel,
  ctx: Context,
  { accountId, address }: { readonly accountId: string; readonly address: string },
): Promise<() => Promise<void>> => {
  const guessed = guessedIn(address, await knownDevice(kernel, ctx, accountId))
  await countDelayed(kernel, everywhere, guessed)
  return () => forgetDelay(kernel, everywhere, guessed)
}

/** A new password is nobody's guess yet: whoever has just set it by a mail gets in at once. */
export const forgetGuessesAt = (kernel: Kernel, address: string): Promise<void> =>
  forgetDelay(kernel, everywhere, guessedIn(address))
