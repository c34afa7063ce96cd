import type { Kernel } from '../../kernel/kernel.ts'
import { shownName } from '../../kernel/words/names.ts'
import { asLine } from '../../kernel/text.ts'
import { account, type Account } from './account.ts'

/** How somebody is called and reached. */
export type Reach = Pick<Account, 'email' | 'isVerified' | 'notifications'> & {
  /** As people read it; empty where there is no such account. */
  readonly name: string
  /** Where they can be reached besides; a claim of theirs until it is verified. */
  readonly backup: { readonly address: string; readonly isVerified: boolean } | undefined
  /** Where they are, if they said so. */
  readonly zone: string | null
}

/**
 * How an account is called and reached, as its stream says: who is asked before a delivery must not depend on a read
 * table that may be behind or may have stopped. One that is gone, or never was, has no address.
 */
export const reachOf = async ({ load }: Pick<Kernel, 'load'>, accountId: string): Promise<Reach> => {
  const { state } = await load(account, accountId)
  const isOpen = state.status === 'open'
  const { username, email, isVerified, backup, zone, notifications } = isOpen ? state : account.initial
  // What was handed over before the end has a sender all the same.
  const name = state.status === 'erased' ? 'Somebody' : asLine(isOpen ? state.name : '') || shownName(username)
  return { name, email, isVerified, backup, zone: zone || null, notifications }
}
