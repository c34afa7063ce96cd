import { shownName } from '../../backend/kernel/words/names.ts'
import type { User } from '../../backend/modules/accounts/contract/user.ts'
import { displayName } from './session.ts'

/** What others read of somebody signed in; empty for nobody. */
export const seenName = (user: User | null): string => (user ? user.name || shownName(displayName(user)) : '')
