import type { Decision } from '../../../kernel/log/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Account } from '../account.ts'
import type { AccountRefusal } from '../contract.ts'
import type { AccountsEvent } from '../events.ts'

export type Decide = Decision<Account, AccountsEvent>
export const refuse = refusing<AccountRefusal>()

/** An account that is not open, or not any more, is not there. */
export const requireOpen = ({ status }: Account): void => {
  if (status !== 'open') throw refuse('account-unknown')
}

/** Whether whoever has proved who they are may come in now. */
export const requireWelcome = ({ isSuspended, lockedUntil }: Account, at: string): void => {
  if (isSuspended) throw refuse('account-suspended')
  if (lockedUntil > at) throw refuse('account-locked', { until: lockedUntil })
}

/** What a person changes of their own account: a request that was under way when they were shut out changes nothing. */
export const requireIn = (account: Account, at: string): void => {
  requireOpen(account)
  requireWelcome(account, at)
}
