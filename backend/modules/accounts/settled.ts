import type { Letter } from './events.ts'

type Settled = { readonly letter: number; readonly acceptedAt?: string }
type Asking = { readonly letters: readonly Letter[]; readonly resets: { readonly askedAt: string } }

/**
 * The account after the transport's yes or no to a letter. The time of a link for a new password begins when it leaves: one
 * that had to wait for a morning works as long as any other.
 */
export const settled = <Account extends Asking>(account: Account, { letter, acceptedAt }: Settled): Account => {
  const isIt = (each: Letter) => each.letter === letter
  const isReset = account.letters.some((each) => isIt(each) && each.kind === 'password-reset-link')
  const resets = isReset && acceptedAt ? { ...account.resets, askedAt: acceptedAt } : account.resets
  return { ...account, resets, letters: account.letters.filter((each) => !isIt(each)) }
}
