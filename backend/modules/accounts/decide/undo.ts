import { plus } from '../../../kernel/decider.ts'
import { cancelDeletion } from './deletion.ts'
import { refuse, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

// Real days and hours: a mailbox is no faster in a demo.
const LINK_LIFE_MS = 30 * 86_400_000
const LOCK_MS = 72 * 3_600_000

/**
 * "It was not me", by the link of a mail: takes a changed address back and locks the account for 72 hours. The caller
 * has checked the link, and afterwards takes away the factor that the mail told of and ends every session.
 */
export const undoChange =
  ({ letter }: { readonly letter: number }): Decide =>
  (account, context) => {
    const { at } = context
    const change = account.undoable.find((each) => each.letter === letter)
    if (account.status !== 'open' || !change) throw refuse('link-invalid')
    if (account.undone.includes(letter)) return []
    if (at > plus(change.askedAt, LINK_LIFE_MS)) throw refuse('link-expired')
    const { kind, to, about = '' } = change
    const undone = { type: 'ChangeUndone', data: { letter, undoneAt: at } } as const
    if (kind === 'deletion-planned') return [undone, ...cancelDeletion({ via: 'mail' })(account, context)]
    const isAdded = kind === 'passkey-added' && account.passkeyIds.includes(about)
    return [
      undone,
      ...(kind === 'email-changed'
        ? [{ type: 'EmailChanged', data: { email: to, via: 'undo', changedAt: at } } as const]
        : []),
      ...(kind === 'factor-enabled' && account.hasTotp
        ? [{ type: 'SecondFactorDisabled', data: { disabledAt: at } } as const]
        : []),
      ...(isAdded ? [{ type: 'PasskeyRemoved', data: { passkeyId: about, removedAt: at } } as const] : []),
      { type: 'AccountLocked', data: { until: plus(at, LOCK_MS) } },
      ...lettersAsked(account, at, { kind: 'locked', to: kind === 'email-changed' ? to : account.email }),
    ]
  }
