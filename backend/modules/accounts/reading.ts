import type { Reads } from '../../kernel/log/decider.ts'
import { asLine, shownName } from '../../kernel/words/names.ts'
import { account, type Account } from './account.ts'
import type { AccountsEvent } from './events.ts'

/** How somebody is called and reached. */
export type Reach = Pick<Account, 'email' | 'isVerified' | 'notifications' | 'openedAt'> & {
  /** As people read it; empty where there is no such account. */
  readonly name: string
  /** They chose that name themselves. */
  readonly isNamed: boolean
  /** Where they can be reached besides; a claim of theirs until it is verified. */
  readonly backup: { readonly address: string; readonly isVerified: boolean } | undefined
  /** Where they are, if they said so. */
  readonly zone: string | null
}

/**
 * How an account is called and reached, as its stream says: who is asked before a delivery must not depend on a read
 * table that may be behind or may have stopped. One that is gone, or never was, has no address.
 */
export const reachOf = async ({ load }: { readonly load: Reads }, accountId: string): Promise<Reach> => {
  const { state } = await load(account, accountId)
  const isOpen = state.status === 'open'
  const { username, email, isVerified, backup, zone, notifications, openedAt } = isOpen ? state : account.initial
  // What was handed over before the end has a sender all the same.
  const chosen = asLine(isOpen ? state.name : '')
  const name = state.status === 'erased' ? 'Someone' : chosen || shownName(username)
  return { name, isNamed: chosen !== '', email, isVerified, backup, zone: zone || null, notifications, openedAt }
}

const ENDS = ['DeletionRequested', 'DeletionCancelled', 'AccountErased'] satisfies AccountsEvent['type'][]

/** That one of an account's events with which its end was planned, or came; undefined while it stays. */
export const endingIn = <Stored extends { readonly type: string }>(events: readonly Stored[]): Stored | undefined => {
  const last = events.findLast((event) => ENDS.some((type) => type === event.type))
  return last?.type === 'DeletionCancelled' ? undefined : last
}
