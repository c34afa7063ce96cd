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
